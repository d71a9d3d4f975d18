import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isOverridden } from '../overrides.ts';

interface Pin {
  /** Hash of the entry's bytes; empty for an overridden remote only. */
  readonly integrity: string;
  /** Milliseconds. */
  readonly timeLimit: number;
}

const pins = new Map<string, Pin>();

/**
 * Allows an entry to be loaded.
 * @param url absolute address of the entry
 */
export function pinEntry(url: string, pin: Pin): void {
  pins.set(url, pin);
}

/**
 * A runtime plugin: an entry is loaded only from an address that the page's composition names, with its hash and within
 * its time limit.
 */
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
