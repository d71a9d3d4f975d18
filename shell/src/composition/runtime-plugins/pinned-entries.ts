import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isOverridden } from '../overrides.ts';

interface Pin {
  /** Hash of the entry's bytes; empty only for an overridden remote. */
  readonly integrity: string;
  /** Milliseconds. */
  readonly timeLimit: number;
}

const pins = new Map<string, Pin>();

export function pinEntry(url: string, pin: Pin): void {
  pins.set(url, pin);
}

/** Loads an entry only from an address of the page's composition, with its hash and in its time limit. */
export default function pinnedEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'pinned-entries',
    createScript({ url }) {
      const pin = pins.get(url);
      if (!(pin && (pin.integrity || isOverridden(url))))
        throw new Error(`The composition has no hash for ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.integrity = pin.integrity;
      return { script, timeout: pin.timeLimit };
    },
  };
}
