/** Raised with each call of `fetch`; its detail is the address, as it was given. */
export const callEvent = 'hawiyat:call';

/**
 * Tells the page of each call that anybody makes. The browser's resource timing has no entry for a response whose body nobody
 * reads. Stands in the page itself, so that the trace of another's failed call names no file of the host.
 */
export function tellCalls(): void {
  const own = fetch;
  globalThis.fetch = (...given) => {
    const [asked] = given;
    dispatchEvent(new CustomEvent(callEvent, { detail: asked instanceof Request ? asked.url : `${asked}` }));
    return own(...given);
  };
}
