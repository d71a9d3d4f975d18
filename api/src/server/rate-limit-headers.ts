interface Quota {
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
 * @returns the two fields of the IETF draft "RateLimit header fields for HTTP", as structured fields: the
 *   policy, and what is left of it for the caller's network
 */
export const rateLimitHeaders = ({ quota, seconds, left, endsIn }: Quota): Record<string, string> => ({
  'ratelimit-policy': `"network";q=${quota};w=${seconds}`,
  ratelimit: `"network";r=${left};t=${endsIn}`,
});
