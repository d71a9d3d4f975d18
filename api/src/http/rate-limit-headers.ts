import type { FastifyReply } from 'fastify';

interface Quota {
  readonly policy: string;
  readonly quota: number;
  readonly seconds: number;
  readonly left: number;
  /** Seconds until the present window ends. */
  readonly endsIn: number;
}

/** The IETF draft "RateLimit header fields for HTTP" defines both fields as lists. */
export function addRateLimit(reply: FastifyReply, { policy, quota, seconds, left, endsIn }: Quota): void {
  const add = (field: string, item: string) => {
    const before = reply.getHeader(field);
    reply.header(field, before === undefined ? item : `${before}, ${item}`);
  };
  add('ratelimit-policy', `"${policy}";q=${quota};w=${seconds}`);
  add('ratelimit', `"${policy}";r=${left};t=${endsIn}`);
}
