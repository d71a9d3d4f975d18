import type { FastifyReply } from 'fastify';

interface Quota {
  /** What is limited, e.g. `network`. */
  readonly policy: string;
  /** Requests in a window. */
  readonly quota: number;
  /** Length of a window. */
  readonly seconds: number;
  /** Requests left in the present window. */
  readonly left: number;
  /** Seconds until the present window ends. */
  readonly endsIn: number;
}

/**
 * Adds one limit to the two fields of the IETF draft "RateLimit header fields for HTTP", which are lists: the
 * policy, and what is left of it for the caller.
 */
export function addRateLimit(reply: FastifyReply, { policy, quota, seconds, left, endsIn }: Quota): void {
  const add = (field: string, item: string) => {
    const before = reply.getHeader(field);
    reply.header(field, before === undefined ? item : `${before}, ${item}`);
  };
  add('ratelimit-policy', `"${policy}";q=${quota};w=${seconds}`);
  add('ratelimit', `"${policy}";r=${left};t=${endsIn}`);
}
