import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { authenticateOperator } from '../auth/operator.ts';
import { knownError } from './domain-error-responses.ts';
import { signedOut } from './http-error.ts';

/** Measures every response, and serves the metrics to operators and to machine tokens for them. */
export function measure(app: App): void {
  const { http, metrics } = app;
  let lastGood: string | null = null;
  http.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = 'none', config } = request.routeOptions;
    if (config.endpoint?.answers === 'events') return;
    const labels = { method: request.method, route: url, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  http.get('/metrics', async (request, reply) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw signedOut();
    try {
      await authenticateOperator(app, token, { purpose: 'metrics' });
      lastGood = token;
    } catch (error) {
      // Metrics matter most when the database is down: the last valid token still works.
      if (knownError(error) || token !== lastGood) throw error;
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
