/** `AbortSignal.any` is not in every browser. Until the caller aborts the result, the signal holds it. */
export function abortWith(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { signal: controller.signal });
  return controller;
}
