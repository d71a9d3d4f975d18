/** Raised with each call of `fetch`; its detail is the address as given. */
export const callEvent = 'hawiyat:call';

/** Resource timing lacks unread responses. Inline, so a failed call's trace names no file of the host. */
export function tellCalls(): void {
  const own = fetch;
  globalThis.fetch = (...given) => {
    const [asked] = given;
    dispatchEvent(new CustomEvent(callEvent, { detail: asked instanceof Request ? asked.url : `${asked}` }));
    return own(...given);
  };
}
