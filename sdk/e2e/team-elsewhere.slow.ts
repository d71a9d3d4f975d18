import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packArchive } from '@hawiyat/shared/federation/pack-archive';
import { releaseId } from '@hawiyat/shared/federation/release-id';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import { applyEdit } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';
import { freePort } from '../lib/port.ts';
import { sdkFiles } from '../package/sdk-files.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

// As `npm start` serves it, so that a remote can be developed beside it.
test.use({ panelName: 'team-elsewhere', panelSettings: { OVERRIDES: join(root, 'shell/dist-dev') } });
test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

/** Where the team works: a folder outside of any checkout. */
let home: string;
let project: string;
const screen = 'src/billing/billing-screen.tsx';
const created = 'هنا يبدأ هذا القسم';
const edited = 'فواتير هذا الشهر';

/** What the team's own machine has, without what a test here runs with. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|TEST_|PW_|CHROM|NODE_OPTIONS|INIT_CWD)/.test(name)),
);

/** Runs a program of the team. @returns what it prints @throws with that, when it fails */
async function team(program: string, args: string[], more: Record<string, string> = {}, cwd = project) {
  const { stdout, stderr } = await run(program, args, { cwd, env: { ...env, ...more } }).catch((error) => {
    throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stderr + stdout;
}

interface Operated {
  readonly url: string;
  readonly operatorToken: string;
}

/** A command of an operator. @returns what it prints */
async function operator({ url, operatorToken }: Operated, ...args: string[]) {
  const options = { cwd: root, env: { ...env, PANEL_URL: url, PLATFORM_TOKEN: operatorToken } };
  return (await run(process.execPath, ['tools/start.mjs', 'platform', ...args], options)).stdout;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const despite = ['--override-canary', '--reason', 'nobody else is here'];

test.beforeAll(async ({ panel }) => {
  await run(process.execPath, [join(root, 'tools/start.mjs'), 'dev-host']);
  home = mkdtempSync(join(tmpdir(), 'hawiyat-team-'));
  project = join(home, 'mf-billing');
  await operator(
    panel,
    ...['area', 'add', 'mf-billing', '--path', '/billing', '--title', 'الفواتير'],
    ...['--icon', 'M6 3h12v18H6z', '--position', '50', '--owner', 'فريق الفوترة'],
  );
});
let dev: ChildProcess | undefined;
test.afterAll(() => {
  if (dev?.pid && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid, 'SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

test('the panel serves what another build of the same host makes, byte for byte', async ({ panel }) => {
  const answer = await fetch(`${panel.url}/sdk/latest.tgz`);
  const id = releaseId(root, 'shell');
  expect(answer.url).toBe(`${panel.url}/sdk/${id}.tgz`);
  const again = await packArchive(sdkFiles(root, id));
  expect(again.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
});

test('a project is made by the panel’s own command, outside of a checkout', async ({ panel }) => {
  await team('npx', ['--yes', `${panel.url}/sdk/latest.tgz`, 'create', 'mf-billing'], {}, home);
  const files = readdirSync(project, { recursive: true, withFileTypes: true }).filter((item) =>
    item.isFile(),
  );
  const texts = files.map((item) => readFileSync(join(item.parentPath, item.name), 'utf8')).join('\n');
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['README.md', 'release.yml', 'billing-screen.tsx', 'billing.test.ts']),
  );
  expect(texts).toContain(`${panel.url}/sdk/1.0.0-`);
  expect(texts).not.toContain(root);
  await team('npm', ['install', '--no-audit', '--no-fund']);
  expect(readFileSync(join(project, 'package-lock.json'), 'utf8')).not.toContain(root);
  await team('npm', ['run', 'types']);
});

test('with pnpm, types are found, tests run, and the build is made', async ({ panel }) => {
  const other = join(home, 'with-pnpm');
  mkdirSync(other);
  await team('npx', ['--yes', `${panel.url}/sdk/latest.tgz`, 'create', 'mf-billing'], {}, other);
  const folder = join(other, 'mf-billing');
  const rule = "import { expect, test } from 'vitest';\n\ntest('a sum', () => expect(1 + 1).toBe(2));\n";
  writeFileSync(join(folder, 'src/sum.test.ts'), rule);
  const pnpm = (...args: string[]) => team('npx', ['--yes', 'pnpm@12.21.0', ...args], {}, folder);
  await pnpm('install');
  await pnpm('run', 'types');
  expect(await pnpm('run', 'test')).toMatch(/Tests .*1 passed[\s\S]* 1 passed/);
  expect(await pnpm('run', 'build')).toContain('mf-billing is built already.');
});

/** @returns the address that `npm run dev` says to open */
async function develop(): Promise<string> {
  const command = spawn('npm', ['run', 'dev'], {
    ...{ cwd: project, detached: true },
    env: { ...env, DEV_PORT: String(await freePort()) },
  });
  dev = command;
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const address = /Open (\S+)[\s\S]*Ctrl-C/.exec(said)?.[1];
      if (address) resolve(address);
    };
    command.stdout.on('data', hear);
    command.stderr.on('data', hear);
    command.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)));
  });
}

test('npm run dev shows it in the running panel, and an edit without a new page', async ({
  page,
  signIn,
}) => {
  const address = await develop();
  await page.goto(address);
  await signIn();
  await page.getByRole('link', { name: 'الفواتير', exact: true }).click();
  await expect(heading(page, created)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'نسخة تطوير' })).toContainText('mf-billing');

  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  applyEdit(project, { file: screen, from: created, to: edited });
  await expect(heading(page, edited)).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);

  applyEdit(project, { file: screen, from: edited, to: created });
  await expect(heading(page, created)).toBeVisible({ timeout: 20_000 });
  process.kill(-(dev?.pid ?? 0), 'SIGINT');
  await once(dev as ChildProcess, 'exit');
});

test('npm test opens the panel’s pages with the build, and fails with what is wrong', async () => {
  expect(await team('npm', ['test'])).toMatch(/1 passed/);
  applyEdit(project, { file: screen, from: created, to: edited });
  await expect(team('npm', ['test'])).rejects.toThrow(created);
  applyEdit(project, { file: screen, from: edited, to: created });
});

let secrets: { RELEASE_TOKEN: string; RELEASE_KEY: string };
let link = '';

/** @returns the id of what `npm run release` has published */
async function release(...args: string[]): Promise<string> {
  const said = await team('npm', ['run', 'release', '--', ...args], secrets);
  link = /\S+\/preview\/\S+/.exec(said)?.[0] ?? '';
  return /mf-billing (\S+) is published/.exec(said)?.[1] ?? said;
}

test('two secrets publish a release, whose preview opens before anybody has it', async ({
  page,
  panel,
  signIn,
}) => {
  const key = join(home, 'billing.pem');
  const publicKey = (await team('npx', ['hawiyat', 'key', key])).trim().split('\n').at(-1) ?? '';
  const admitted = await operator(panel, 'team', 'add', 'mf-billing', 'فريق الفوترة', publicKey);
  secrets = {
    RELEASE_TOKEN: admitted.trim().split('\n').at(-1) ?? '',
    RELEASE_KEY: readFileSync(key, 'utf8'),
  };
  const id = await release('--for', demoSignIn.email);

  await signIn();
  const area = page.getByRole('link', { name: 'الفواتير', exact: true });
  await expect(area).toHaveCount(0);
  await page.goto(link);
  await page.getByRole('button', { name: 'فتح المعاينة' }).click();
  await expect(heading(page, created)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'معاينة' })).toContainText(id);
  expect(await team('npm', ['run', 'preview', '--', '--for', demoSignIn.email], secrets)).toContain(
    '/preview/',
  );

  await operator(panel, 'rollout', 'start', 'mf-billing', id, '--stages', '100', ...despite);
});

test('a project with the SDK of another host is told what to update', async ({ panel }) => {
  const [own, other] = [`"hostRelease": "${releaseId(root, 'shell')}"`, '"hostRelease": "1.0.0-0123456789"'];
  const sdk = join(project, 'node_modules/@hawiyat/shared');
  const preview = () => team('npm', ['run', 'preview', '--', '--for', demoSignIn.email], secrets);
  expect(await preview()).not.toContain('Update it');
  applyEdit(sdk, { file: 'package.json', from: own, to: other });
  expect(await preview()).toContain(
    `Update it: npm install ${panel.url}/sdk/${releaseId(root, 'shell')}.tgz`,
  );
  applyEdit(sdk, { file: 'package.json', from: other, to: own });
});

/** Gives the screen another heading, and whatever looks for it. */
function renameHeading(): void {
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /^(?!node_modules|dist).*\.tsx?$/.test(path)))
    if (readFileSync(join(project, file), 'utf8').includes(created))
      applyEdit(project, { file, from: created, to: edited });
}

test('the next release goes to 1 %, to everybody, back and forward again', async ({
  page,
  panel,
  signIn,
}) => {
  renameHeading();
  const id = await release();
  const shows = async (text: string) => {
    await signIn('/billing');
    await expect(heading(page, text)).toBeVisible();
  };
  await shows(created);
  const stages = ['--stages', '1,100', '--include', demoSignIn.domain];
  await operator(panel, 'rollout', 'start', 'mf-billing', id, ...stages);
  expect(await operator(panel, 'status')).toMatch(/mf-billing[\s\S]*1 %/);
  await shows(edited);
  const { stable } = await panel.rolloutState('mf-billing');
  await operator(panel, 'rollout', 'advance', 'mf-billing', id, '--to', '100', ...despite);
  await shows(edited);
  const instead = ['--instead', stable ?? 'nothing'];
  await operator(panel, 'rollback', 'mf-billing', id, ...instead, '--reason', 'a complaint');
  await shows(created);
  await operator(panel, 'forward', 'mf-billing', id, '--reason', 'it was about something else');
  await shows(edited);
});
