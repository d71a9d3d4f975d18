import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownError } from './domain-error-responses.ts';
import type { Server } from './server-context.ts';

export function measure(server: Server): void {
  const { http, metrics } = server;
  let lastGood: string | undefined;
  http.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = 'none', config } = request.routeOptions;
    if (config.endpoint?.answers === 'events') return;
    const labels = { method: request.method, route: url, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  http.get('/metrics', async (request, reply) => {
    const { authorization } = request.headers;
    try {
      await server.authenticate({ audience: 'operator', purpose: 'metrics' }, authorization);
      lastGood = authorization;
    } catch (error) {
      // Metrics matter most when the database is down: the last valid credential still works.
      if (knownError(error) || authorization !== lastGood) throw error;
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
