/**
 * A release that could not be shown: it `failed` immediately, `hung` until its time limit, is `incompatible` with
 * this host, which no second attempt changes, or `altered` the layout around its area.
 */
export class ReleaseFailed extends Error {
  override name = 'ReleaseFailed';
  constructor(
    message: string,
    readonly how: 'failed' | 'hung' | 'incompatible' | 'altered',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
