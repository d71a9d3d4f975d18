/**
 * A release that could not be shown: it `failed` immediately, `hung` until its time limit, or is `incompatible` with
 * this host, which no second attempt changes.
 */
export class ReleaseFailed extends Error {
  override name = 'ReleaseFailed';
  constructor(
    message: string,
    readonly how: 'failed' | 'hung' | 'incompatible',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
