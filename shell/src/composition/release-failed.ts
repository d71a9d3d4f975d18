/** `hung`: at its time limit. `incompatible`: no retry helps. `altered`: it changed the layout. */
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
