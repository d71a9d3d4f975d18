import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { newCertificate } from './certificate.ts';
import type { Network } from './conditions.ts';
import { isForStrangers } from './content.ts';
import { type Protocol, startFront } from './front.ts';
import { signedIn } from './signed-in.ts';
import { startVariants, type Variant, variants } from './variants.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Chromium's address bar is made of pages of its own: 400 requests with each new context, while the first load in it is
 * measured. The switch takes the place of Playwright's, so it also names what would call home.
 */
const without = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled', 'MediaRouter'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch', 'Translate', 'HttpsUpgrades'],
];
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  `--disable-features=${without}`,
];

/** Where a variant is served over a protocol, and what a browser is that has the demo company's session there. */
interface Place {
  readonly url: string;
  readonly options: BrowserContextOptions;
}

/** Everything that is measured, and the browser that measures it. */
export interface Stage {
  readonly browser: Browser;
  /** Where each variant is served without TLS. */
  readonly servers: Readonly<Record<Variant, string>>;
  place(variant: Variant, protocol: Protocol): Place;
  close(): Promise<void>;
}

/** Starts a server for each variant, all alike, and before each the same proxy for every protocol. */
export async function openStage(protocols: readonly Protocol[]): Promise<Stage> {
  const certificate = await newCertificate();
  const panels = await startVariants();
  const browser = await chromium.launch({
    args: [...args, `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`],
    executablePath: process.env.CHROME_PATH,
  });
  const places = new Map<string, Place & { stop(): void }>();
  for (const protocol of protocols) {
    for (const variant of variants) {
      const { url, stop } = await startFront(panels[variant].url, protocol, certificate);
      const storageState = await signedIn(panels[variant].url, url);
      const options = { locale: 'ar-SA', viewport: { width: 1440, height: 900 }, storageState };
      places.set(`${variant} ${protocol}`, { url, options, stop });
    }
  }
  const all = Object.entries(panels);
  return {
    browser,
    servers: Object.fromEntries(all.map(([name, { url }]) => [name, url])) as Record<Variant, string>,
    place(variant, protocol) {
      const place = places.get(`${variant} ${protocol}`);
      if (!place) throw new Error(`Nothing serves ${variant} over ${protocol}`);
      return place;
    },
    async close() {
      await browser.close();
      for (const { stop } of places.values()) stop();
      await Promise.all(all.map(([, panel]) => panel.stop()));
    },
  };
}

type Open = (how?: { network?: Network; settles?: boolean }) => Promise<Visit>;

/**
 * Gives a browser that was never there, with nothing in its caches, and signed in where the page asks for that.
 * @param use loads the page, perhaps again
 */
export async function withNewBrowser<Result>(
  { browser, place }: Stage,
  { variant, protocol, path }: { variant: Variant; protocol: Protocol; path: string },
  use: (open: Open) => Promise<Result>,
): Promise<Result> {
  const { url, options } = place(variant, protocol);
  const { storageState: _, ...stranger } = options;
  const context = await browser.newContext(isForStrangers(path) ? stranger : options);
  try {
    return await use(({ network = 'none', settles = false } = {}) =>
      visit(context, url, path, { network, settles }),
    );
  } finally {
    await context.close();
  }
}
