/** What not each engine has that the panel is for (`tools/engines/missing.ts`), by its owner. */
const missing: Readonly<Record<string, readonly string[]>> = {
  globalThis: [
    ...[
      'requestIdleCallback',
      'cancelIdleCallback',
      'navigation',
      'Navigation',
      'NavigateEvent',
      'scheduler',
    ],
    ...[
      'TaskController',
      'CloseWatcher',
      'EyeDropper',
      'URLPattern',
      'cookieStore',
      'CookieStore',
      'Iterator',
    ],
    ...['Notification', 'PushManager', 'Highlight', 'Temporal', 'Sanitizer', 'EditContext', 'WebTransport'],
    ...['showOpenFilePicker', 'showSaveFilePicker', 'documentPictureInPicture', 'launchQueue', 'fetchLater'],
    ...[
      'ToggleEvent',
      'CommandEvent',
      'ViewTransition',
      'SuppressedError',
      'DisposableStack',
      'Float16Array',
    ],
    ...['LayoutShift', 'PerformanceLongTaskTiming', 'PerformanceEventTiming', 'LargestContentfulPaint'],
  ],
  Navigator: [
    'connection',
    'userAgentData',
    'keyboard',
    'virtualKeyboard',
    'setAppBadge',
    'clearAppBadge',
    'vibrate',
  ],
  Performance: ['memory', 'eventCounts', 'interactionCount', 'measureUserAgentSpecificMemory'],
  Document: [
    'startViewTransition',
    'caretPositionFromPoint',
    'activeViewTransition',
    'requestStorageAccessFor',
  ],
  Element: ['checkVisibility', 'moveBefore', 'getHTML', 'setHTML', 'setHTMLUnsafe', 'scrollIntoViewIfNeeded'],
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'onbeforetoggle', 'editContext'],
  HTMLButtonElement: ['popoverTargetElement', 'popoverTargetAction', 'command', 'commandForElement'],
  HTMLDialogElement: ['requestClose', 'closedBy'],
  MouseEvent: ['movementX', 'movementY'],
  PointerEvent: ['getCoalescedEvents', 'getPredictedEvents'],
  Set: [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  Map: ['getOrInsert', 'getOrInsertComputed'],
  Uint8Array: ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'],
};

const missingStatics: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  Error: ['isError'],
  Map: ['groupBy'],
  Math: ['sumPrecise', 'f16round'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Uint8Array: ['fromBase64', 'fromHex'],
  URL: ['canParse', 'parse'],
};

const iteratorHelpers = 'map filter take drop flatMap reduce toArray forEach some every find'.split(' ');

/** Runs in a page before its scripts, and makes Chromium lack what the oldest engine lacks. */
export const takeAway = `(() => {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  const take = (owner, names) => names.forEach((name) => owner && delete owner[name]);
  take(iterators, ${JSON.stringify(iteratorHelpers)});
  for (const [owner, names] of Object.entries(${JSON.stringify(missingStatics)})) take(globalThis[owner], names);
  for (const [owner, names] of Object.entries(${JSON.stringify(missing)}))
    take(owner === 'globalThis' ? globalThis : globalThis[owner]?.prototype, names);
  // Chromium's own styles still hide what another popover's code shows.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[popover].\\\\:popover-open { display: block }');
  document.adoptedStyleSheets.push(sheet);
  const types = ['mark', 'measure', 'navigation', 'paint', 'resource'];
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => types });
})()`;
