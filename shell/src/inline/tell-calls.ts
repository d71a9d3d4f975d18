/** Raised with each call of `fetch`; its detail is the address as given. */
export const callEvent = 'hawiyat:call';

/**
 * Resource timing has no entry for a response whose body is not read. Inline, so that the trace of an area's failed
 * call names no file of the host.
 */
export function tellCalls(): void {
  const own = fetch;
  globalThis.fetch = (...given) => {
    const [asked] = given;
    dispatchEvent(new CustomEvent(callEvent, { detail: asked instanceof Request ? asked.url : `${asked}` }));
    return own(...given);
  };
}
