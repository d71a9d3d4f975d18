import type { FastifyRequest } from 'fastify';

/** Bytes of a body that is read and thrown away after an early answer, so that the sender hears it: as many as any form. */
const mostThrownAway = 3 * 1024 * 1024;

/** Whether more of a request is still to come than is worth reading: then its connection ends with the answer. */
export function isLong({ raw, headers, routeOptions: { config } }: FastifyRequest): boolean {
  if (raw.readableEnded) return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  const coming = Number(length ?? (encoding === undefined ? 0 : Number.POSITIVE_INFINITY));
  return coming > Math.max(mostThrownAway, config?.endpoint?.bodyLimit ?? 0);
}
