import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { demoSignIn } from '@hawiyat/shared/testing/running-panel';
import { type Browser, type BrowserContextOptions, chromium, request } from '@playwright/test';
import { newCertificate } from './certificate.ts';
import type { Network } from './conditions.ts';
import { isForVisitors } from './content.ts';
import { type Protocol, startTlsProxy } from './tls-proxy.ts';
import { startVariants, type Variant, variants } from './variants.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Chromium's address bar consists of pages that send 400 requests with each new context, during the measured load. The
 * switch replaces Playwright's, so it also names the features that would call home.
 */
const without = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'AimEnabled', 'MediaRouter'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch', 'Translate', 'HttpsUpgrades'],
];
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  `--disable-features=${without}`,
];

/** Where a variant is served over a protocol, and a browser context with the demo company's session. */
interface ServedVariant {
  readonly url: string;
  readonly options: BrowserContextOptions;
}

export interface Environment {
  readonly browser: Browser;
  /** Where each variant is served without TLS. */
  readonly servers: Readonly<Record<Variant, string>>;
  served(variant: Variant, protocol: Protocol): ServedVariant;
  close(): Promise<void>;
}

/** Starts a server for each variant, and a proxy before it for every protocol. */
export async function startEnvironment(protocols: readonly Protocol[]): Promise<Environment> {
  const certificate = await newCertificate();
  const panels = await startVariants();
  const browser = await chromium.launch({
    args: [...args, `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`],
    executablePath: process.env.CHROME_PATH,
  });
  const served = new Map<string, ServedVariant & { stop(): void }>();
  for (const protocol of protocols) {
    for (const variant of variants) {
      const { url, stop } = await startTlsProxy(panels[variant].url, protocol, certificate);
      const storageState = await signedInState(panels[variant].url, url);
      const options = { ...browserOfPeople, viewport: { width: 1440, height: 900 }, storageState };
      served.set(`${variant} ${protocol}`, { url, options, stop });
    }
  }
  const all = Object.entries(panels);
  return {
    browser,
    servers: Object.fromEntries(all.map(([name, { url }]) => [name, url])) as Record<Variant, string>,
    served(variant, protocol) {
      const found = served.get(`${variant} ${protocol}`);
      if (!found) throw new Error(`Nothing serves ${variant} over ${protocol}`);
      return found;
    },
    async close() {
      await browser.close();
      for (const { stop } of served.values()) stop();
      await Promise.all(all.map(([, panel]) => panel.stop()));
    },
  };
}

type Open = (how?: { network?: Network; settles?: boolean }) => Promise<Visit>;

/**
 * Opens a browser context with empty caches, signed in where the page needs a session.
 * @param use loads the page, perhaps again
 */
export async function withNewBrowser<Result>(
  { browser, served }: Environment,
  { variant, protocol, path }: { variant: Variant; protocol: Protocol; path: string },
  use: (open: Open) => Promise<Result>,
): Promise<Result> {
  const { url, options } = served(variant, protocol);
  const { storageState: _, ...visitor } = options;
  const context = await browser.newContext(isForVisitors(path) ? visitor : options);
  try {
    return await use(({ network = 'none', settles = false } = {}) =>
      visit(context, url, path, { network, settles }),
    );
  } finally {
    await context.close();
  }
}

type SignedInState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * Signs in the demo company.
 * @param origin where the browser opens the panel: the server itself, or a proxy before it
 * @returns the browser's state, for new contexts
 */
async function signedInState(server: string, origin: string): Promise<SignedInState> {
  const api = await request.newContext();
  const answer = await api.post(`${server}/api/company/auth/admin/login`, { data: demoSignIn });
  const { token, adminUser } = await answer.json();
  const { hostname: domain } = new URL(origin);
  const cookies = (await api.storageState()).cookies.map((cookie) => ({ ...cookie, domain }));
  await api.dispose();
  const localStorage = [
    { name: 'web_auth_user', value: JSON.stringify(adminUser) },
    { name: 'web_auth_token', value: String(token) },
  ];
  return { cookies, origins: [{ origin, localStorage }] };
}
