import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { hostOfSdk, root } from '../lib/project.ts';
import { livePlatform } from '../trial/live-platform.ts';

const sdk = '@hawiyat/shared';
/** Where `npx` has installed the SDK: a project of its own. */
const installedIn = join(root, '../../..');

/** @param folder a package's @returns what it depends on; nothing where there is no package */
function dependenciesIn(folder: string): Record<string, string> {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}) : {};
}

/** @returns versions of what this SDK depends on */
export const librariesOfSdk = (): Record<string, string> => dependenciesIn(root);

/** @returns the address that a package has the SDK from */
const addressIn = (folder: string): string | undefined => dependenciesIn(folder)[sdk];

/**
 * The panel that the commands work with: `PANEL_URL`, else where the SDK comes from.
 * @returns its origin
 * @throws CliError when neither is known
 */
export function panelOrigin(): string {
  const addresses = [process.env.PANEL_URL, addressIn(process.cwd()), addressIn(installedIn)];
  const known = addresses.find((text) => text && URL.canParse(text) && /^https?:/.test(text));
  if (known) return new URL(known).origin;
  throw new CliError('Say which panel: PANEL_URL=https://panel.example');
}

/** @param origin of the panel @param release of its host */
const sdkAddress = (origin: string, release: string) => `${origin}/sdk/${release}.tgz`;

/** @param origin of the panel @returns the host that it runs, unless it does not say */
async function liveHost(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/sdk/latest.tgz`, { redirect: 'manual' }).catch(() => null);
  return /([^/]+)\.tgz$/.exec(answer?.headers.get('location') ?? '')?.[1];
}

/**
 * The SDK that a new project names: this one, or the latest where that was asked for. `npx` never asks twice for what an
 * address leads to, so this may be an earlier one.
 * @param origin of the panel
 * @returns its address
 */
export async function sdkForProject(origin: string): Promise<string> {
  const live = addressIn(installedIn)?.endsWith('/latest.tgz') ? await liveHost(origin) : undefined;
  return sdkAddress(origin, live ?? hostOfSdk(root) ?? 'latest');
}

/**
 * Says what to update where the panel runs another host than the one that this SDK comes from.
 * @param origin of the panel
 * @param own the host's release that the SDK was built with
 * @returns one sentence; null when both are the same, or the panel does not say
 */
export async function otherHost(
  origin: string,
  own: string | undefined = hostOfSdk(root),
): Promise<string | null> {
  const live = await liveHost(origin);
  if (live === undefined || live === own) return null;
  return (
    `The panel at ${origin} runs the host ${live}; this project is built with the SDK of ${own}. ` +
    `Update it: npm install ${sdkAddress(origin, live)}`
  );
}

/**
 * @param origin of the panel
 * @param name of the remote
 * @throws CliError when no page of the panel would open it
 */
export async function checkArea(origin: string, name: string) {
  const { areas } = await livePlatform(origin);
  if (!areas.some((area) => area.name === name))
    throw new CliError(
      `The panel at ${origin} has no area ${name}: an operator adds it (npm run platform -- area add ${name}).`,
    );
}

/** For the commands that the SDK has from a checkout: which panel, and a warning when its host is another. */
export async function choosePanel() {
  const origin = panelOrigin();
  process.env.PANEL_URL = origin;
  const other = await otherHost(origin);
  if (other) console.warn(`${other}\n`);
  return origin;
}
