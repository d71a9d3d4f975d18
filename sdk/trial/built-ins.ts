/// <reference lib="dom" />

/**
 * Runs in the page before its scripts: keeps what the language and the browser bring along. What a page's scripts replace
 * there breaks all areas, later and elsewhere.
 */
export function keepBuiltIns() {
  const { getOwnPropertyDescriptor, ownKeys, get } = Reflect;
  const isSame = Object.is;
  const language = [
    'Array',
    'BigInt',
    'Boolean',
    'Date',
    'Function',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
  ]
    .concat(['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakSet'])
    .flatMap((name) => [name, `${name}.prototype`])
    // Libraries set its limits of a stack.
    .concat('Error.prototype');
  const browser = ['Document', 'Element', 'Event', 'EventTarget', 'Headers', 'History', 'HTMLElement', 'Node']
    .concat(['Request', 'Response', 'Storage', 'Text', 'URL', 'URLSearchParams', 'XMLHttpRequest'])
    .flatMap((name) => [name, `${name}.prototype`]);
  const functions = [
    'addEventListener',
    'fetch',
    'queueMicrotask',
    'removeEventListener',
    'setInterval',
  ].concat([
    ...['setTimeout', 'clearInterval', 'clearTimeout', 'requestAnimationFrame', 'requestIdleCallback'],
  ]);
  interface Kept {
    place: string;
    owner: object;
    keys: (string | symbol)[];
    before: (PropertyDescriptor | undefined)[];
  }
  const keep = (place: string, isOfLanguage: boolean): (Kept & { isOfLanguage: boolean })[] => {
    const [name = '', inner] = place.split('.');
    const found = get(globalThis, name);
    const owner = inner ? found?.prototype : found;
    if (owner === undefined || owner === null) return [];
    const keys = ownKeys(owner);
    const before = keys.map((key) => getOwnPropertyDescriptor(owner, key));
    return [{ place, owner, keys, before, isOfLanguage }];
  };
  const kept = [
    ...language.flatMap((place) => keep(place, true)),
    ...browser.flatMap((place) => keep(place, false)),
  ];
  const keptFunctions = functions.map((name) => get(globalThis, name));
  // Loops by number, because what they look for may be in their way.
  const altered = () => {
    const found: { name: string; isOfLanguage: boolean }[] = [];
    const add = (name: string, isOfLanguage: boolean) => {
      found[found.length] = { name, isOfLanguage };
    };
    for (let i = 0; i < kept.length; i++) {
      const one = kept[i];
      if (!one) continue;
      const { place, owner, keys, before, isOfLanguage } = one;
      for (let k = 0; k < keys.length; k++) {
        const key = keys[k] ?? '';
        const was = before[k];
        const is = getOwnPropertyDescriptor(owner, key);
        if (!isSame(is?.value, was?.value) || is?.get !== was?.get || is?.set !== was?.set)
          add(`${place}.${String(key)}`, isOfLanguage);
      }
      const now = ownKeys(owner);
      for (let k = 0; now.length > keys.length && k < now.length; k++) {
        let isNew = true;
        for (let j = 0; j < keys.length; j++) if (keys[j] === now[k]) isNew = false;
        if (isNew) add(`${place}.${String(now[k])}`, isOfLanguage);
      }
    }
    for (let i = 0; i < functions.length; i++)
      if (get(globalThis, functions[i] ?? '') !== keptFunctions[i]) add(functions[i] ?? '', false);
    return found;
  };
  Object.assign(globalThis, { trialBuiltIns: altered });
}

/**
 * Runs in the page.
 * @returns what was replaced or added since the page began, e.g. `Array.prototype.map`; the host itself replaces some of
 * the browser's
 */
export const alteredBuiltIns = (): { name: string; isOfLanguage: boolean }[] =>
  Reflect.get(globalThis, 'trialBuiltIns')?.() ?? [];
