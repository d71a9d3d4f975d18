import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from './context.ts';
import { isSameToken } from './operator-token.ts';
import { signedOut } from './refusal.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What this process counts. Nothing here names a company or a person. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'hawiyat_http_request_seconds',
      help: 'Time from a request to its answer, by route',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    streams: new Gauge({ name: 'hawiyat_event_streams', help: 'Open event streams', registers }),
    outcomes: new Counter({
      name: 'hawiyat_area_outcomes_total',
      help: 'What happened to areas in browsers, by release',
      labelNames: ['remote', 'release', 'outcome'] as const,
      registers,
    }),
  };
}

/** Measures every answer, and gives the figures to whoever brings the operator's token. */
export function measure({ http, metrics, operatorToken }: App): void {
  http.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = 'none', config } = request.routeOptions;
    if (config.endpoint?.answers === 'events') return;
    const labels = { method: request.method, route: url, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  http.get('/metrics', async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSameToken(token, operatorToken)) throw signedOut();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
