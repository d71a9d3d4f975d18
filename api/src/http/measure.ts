import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './context.ts';
import { isSameToken } from './operator-token.ts';
import { signedOut } from './refusal.ts';

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
