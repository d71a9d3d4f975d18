import type { FastifyRequest } from 'fastify';

/** Bytes of a body thrown away behind an early response, so that the sender receives it: the size of the largest form. */
const mostThrownAway = 16 * 1024 * 1024;
/** Milliseconds that a longer one has to take notice. */
const longestLinger = 3000;

/**
 * Ends a connection with the response when too much of its request is still to come. What arrives in the next moments is
 * thrown away: a sender whose bytes are refused loses the response that it has not read yet.
 * @returns whether it ends
 */
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
    const over = setTimeout(() => socket.destroy(), longestLinger);
    const watch = setInterval(() => socket.bytesRead > last && socket.destroy(), 50);
    socket.once('close', () => {
      clearTimeout(over);
      clearInterval(watch);
    });
  };
  return true;
}
