import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { hostOfSdk, root } from '../lib/project.ts';
import { livePlatform } from '../trial/live-platform.ts';

const sdk = '@hawiyat/shared';
/** Where `npx` has installed the SDK: a project of its own. */
const installedIn = join(root, '../../..');

/** What a package depends on; nothing where there is no package. */
function dependenciesIn(folder: string): Record<string, string> {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}) : {};
}

export const librariesOfSdk = (): Record<string, string> => dependenciesIn(root);

const addressIn = (folder: string): string | undefined => dependenciesIn(folder)[sdk];

/** Origin of the panel that commands work with: `PANEL_URL`, else where the SDK comes from. */
export function panelOrigin(): string {
  const addresses = [process.env.PANEL_URL, addressIn(process.cwd()), addressIn(installedIn)];
  const known = addresses.find((text) => text && URL.canParse(text) && /^https?:/.test(text));
  if (known) return new URL(known).origin;
  throw new CliError('Say which panel: PANEL_URL=https://panel.example');
}

const sdkAddress = (origin: string, release: string) => `${origin}/sdk/${release}.tgz`;

/** The release of its host, where the panel tells it. */
async function liveHost(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/sdk/latest.tgz`, { redirect: 'manual' }).catch(() => null);
  return /([^/]+)\.tgz$/.exec(answer?.headers.get('location') ?? '')?.[1];
}

/** Address of this SDK, or of the newest where `npx` was given that: its cache may hold an earlier one. */
export async function sdkForProject(origin: string): Promise<string> {
  const live = addressIn(installedIn)?.endsWith('/latest.tgz') ? await liveHost(origin) : undefined;
  return sdkAddress(origin, live ?? hostOfSdk(root) ?? 'latest');
}

/** Says what to update where the panel runs another host than the one of this SDK; else null. */
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

export async function checkArea(origin: string, name: string) {
  const { areas } = await livePlatform(origin);
  if (!areas.some((area) => area.name === name))
    throw new CliError(
      `The panel at ${origin} has no area ${name}: an operator adds it (npm run platform -- area add ${name}).`,
    );
}

/** Sets the panel for commands that a checkout has, too, and warns when its host is another. */
export async function choosePanel() {
  const origin = panelOrigin();
  process.env.PANEL_URL = origin;
  const other = await otherHost(origin);
  if (other) console.warn(`${other}\n`);
  return origin;
}
