/**
 * A controller that a signal aborts too. `AbortSignal.any` is not in every browser.
 * @returns to be aborted when it has served: until then the signal holds it
 */
export function abortWith(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { signal: controller.signal });
  return controller;
}
