export interface SessionDevice {
  /** Browser and system, as `chrome windows`; null: unknown. */
  readonly device: string | null;
  readonly network: string | null;
}

/** In this order: each browser also names those below it. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['edge', /\bEdgA?\/|\bEdgiOS\//],
  ['opera', /\bOPR\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /\bChrome\/|\bHeadlessChrome\/|\bCriOS\//],
  ['safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
];

/** Keeps neither the rest of the header nor the last part of the address. */
export function sessionDeviceOf(userAgent: string | undefined, network: string): SessionDevice {
  const known = (names: typeof browsers) =>
    names.find(([, mark]) => mark.test((userAgent ?? '').slice(0, 512)))?.[0];
  const [browser, system] = [known(browsers), known(systems)];
  return {
    device: browser || system ? `${browser ?? '-'} ${system ?? '-'}` : null,
    network: network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0'),
  };
}
