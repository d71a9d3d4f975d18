/** A channel between the tabs of this browser; null where the browser refuses one. */
export function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch (reason) {
    console.warn('The browser refuses messages between tabs', reason);
    return null;
  }
}
