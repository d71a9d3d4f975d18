import type { FastifyRequest } from 'fastify';

/** Bytes of a body that an early response discards, so that its sender receives it: the largest form. */
const mostThrownAway = 16 * 1024 * 1024;
/** Milliseconds for the sender of a longer body to notice. */
const longestLinger = 3000;

/** A sender whose bytes are refused loses the response, so the next bytes are discarded before the connection ends. */
export function endsUnread({ raw, headers, routeOptions: { config } }: FastifyRequest): boolean {
  if (raw.readableEnded) return false;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  const coming = Number(length ?? (encoding === undefined ? 0 : Number.POSITIVE_INFINITY));
  if (coming <= Math.max(mostThrownAway, config?.endpoint?.bodyLimit ?? 0)) return false;
  const { socket } = raw;
  socket.destroySoon = () => {
    socket.end();
    raw.resume();
    const last = socket.bytesRead + mostThrownAway;
    const deadline = setTimeout(() => socket.destroy(), longestLinger);
    const watch = setInterval(() => socket.bytesRead > last && socket.destroy(), 50);
    socket.once('close', () => {
      clearTimeout(deadline);
      clearInterval(watch);
    });
  };
  return true;
}
