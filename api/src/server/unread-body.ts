import type { FastifyRequest } from 'fastify';

/**
 * Bytes of a body discarded after an early response, so that the sender receives it: the size of the largest
 * form.
 */
const mostThrownAway = 3 * 1024 * 1024;

/** Whether too much of a request is still to come: its connection then ends with the response. */
export function isLong({ raw, headers, routeOptions: { config } }: FastifyRequest): boolean {
  if (raw.readableEnded) return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  const coming = Number(length ?? (encoding === undefined ? 0 : Number.POSITIVE_INFINITY));
  return coming > Math.max(mostThrownAway, config?.endpoint?.bodyLimit ?? 0);
}
