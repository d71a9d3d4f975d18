/** Milliseconds: tabs that nobody sees claim later, and longer than their timers are throttled to. */
const head = 200;
const held = 5_000;

/**
 * Claims something for this tab alone, a visible one before hidden ones. Without TLS there are no locks: each tab has it
 * for itself.
 * @param name of what only one tab of the browser shall do
 * @returns whether this tab shall do it
 */
export async function claimInBrowser(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, head));
  return new Promise((resolve, reject) => {
    const claim = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise((done) => setTimeout(done, held));
    };
    navigator.locks.request(`hawiyat-told ${name}`, { ifAvailable: true }, claim).catch(reject);
  });
}
