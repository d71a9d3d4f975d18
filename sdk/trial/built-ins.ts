/// <reference lib="dom" />

/** Names in the page's global scope; `Error` itself is none, because libraries set its limit of a stack. */
export const builtIns = {
  language: [
    ...['Array', 'BigInt', 'Boolean', 'Date', 'Function', 'JSON', 'Map', 'Math', 'Number', 'Object'],
    ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakSet'],
  ],
  browser: [
    ...['Document', 'Element', 'Event', 'EventTarget', 'Headers', 'History', 'HTMLElement', 'Node'],
    ...['Request', 'Response', 'Storage', 'Text', 'URL', 'URLSearchParams', 'XMLHttpRequest'],
  ],
  functions: [
    ...['addEventListener', 'fetch', 'queueMicrotask', 'removeEventListener', 'setInterval', 'setTimeout'],
    ...['clearInterval', 'clearTimeout', 'requestAnimationFrame', 'requestIdleCallback'],
  ],
};

/** Runs before the page's scripts: keeps what they may replace, which would break other areas, and later. */
export function keepBuiltIns({ language, browser, functions } = builtIns) {
  const { getOwnPropertyDescriptor, ownKeys, get } = Reflect;
  const isSame = Object.is;
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
    ...language.flatMap((name) => [...keep(name, true), ...keep(`${name}.prototype`, true)]),
    ...keep('Error.prototype', true),
    ...browser.flatMap((name) => [...keep(name, false), ...keep(`${name}.prototype`, false)]),
  ];
  const keptFunctions = functions.map((name) => get(globalThis, name));
  // An altered method may be one that other loops use, so these count.
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

export const alteredBuiltIns = (): { name: string; isOfLanguage: boolean }[] =>
  Reflect.get(globalThis, 'trialBuiltIns')?.() ?? [];
