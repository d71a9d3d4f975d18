import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFiles } from '../create/project-files.ts';
import { manifestOf } from '../package/manifest.ts';
import { checkArea, otherHost } from './panel.ts';

const root = join(import.meta.dirname, '../..');
const start = join(root, 'tools/start.mjs');
const versions = manifestOf(root, '1.0.0-0123456789').dependencies;
const [older, newer] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'];
const page = '<script type="application/json" id="composition">{"areas":[],"remotes":{}}</script>';

function serve(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  return once(server, 'listening').then(() => server);
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A panel with the host `newer` and no area, and one that offers no SDK. */
let servers: Server[];
let [panel, earlier] = ['', ''];
let folder: string;
beforeAll(async () => {
  servers = await Promise.all([
    serve(({ url }, answer) =>
      url === '/sdk/latest.tgz'
        ? answer.writeHead(302, { location: `/sdk/${newer}.tgz` }).end()
        : answer.end(page),
    ),
    serve((_, answer) => answer.writeHead(404).end()),
  ]);
  [panel = '', earlier = ''] = servers.map(urlOf);
  folder = mkdtempSync(join(tmpdir(), 'hawiyat-sdk-'));
  mkdirSync(join(folder, 'mf-orders'));
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command in an empty folder. @returns its error text */
async function errorOf(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { PANEL_URL: _, ...inherited } = process.env;
  const command = spawn(process.execPath, [start, '../sdk/hawiyat', ...args], {
    cwd: folder,
    env: { ...inherited, ...env },
  });
  let text = '';
  command.stderr.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  expect(await once(command, 'close')).toEqual([1, null]);
  return text.trim();
}

test('where the panel runs another host than the SDK’s, the command that updates it is said', async () => {
  expect(await otherHost(panel, older)).toBe(
    `The panel at ${panel} runs the host ${newer}; this project is built with the SDK of ${older}. ` +
      `Update it: npm install ${panel}/sdk/${newer}.tgz`,
  );
});

test('nothing is said of the same host, of a panel without an SDK, and of none', async () => {
  expect(await otherHost(panel, newer)).toBeNull();
  expect(await otherHost(earlier, older)).toBeNull();
  expect(await otherHost('http://127.0.0.1:9', older)).toBeNull();
});

test('a remote that the panel has no area for is told what to ask an operator for', async () => {
  await expect(checkArea(panel, 'mf-billing')).rejects.toThrow(
    `The panel at ${panel} has no area mf-billing: an operator adds it (npm run platform -- area add mf-billing).`,
  );
});

test('without a command all are named', async () => {
  const said = await errorOf([]);
  for (const name of ['create', 'dev', 'test', 'build', 'release', 'preview', 'key'])
    expect(said).toContain(`  hawiyat ${name} `);
  expect(await errorOf(['publish'])).toBe(said);
});

test.each([
  ['a name', ['billing'], 'A remote is called like mf-billing'],
  ['a folder that is there', ['mf-orders'], 'There is a folder mf-orders already.'],
  ['a path', ['mf-billing', '--path', 'billing'], 'A path is written like /billing.'],
  ['a title that the panel does not know', ['mf-billing'], 'has no area mf-billing yet, so say its title'],
  ['a title', ['mf-billing', '--title', "it's"], 'A title is one short line of text.'],
  ['an option that there is not', ['-rf'], "Unknown option '-r'"],
])('create is wrong about %s: one sentence, and nothing is written', async (_, args, reason) => {
  expect(await errorOf(['create', ...args], { PANEL_URL: panel })).toContain(reason);
  expect(readdirSync(folder)).toEqual(['mf-orders']);
});

test('create names the panel that does not answer, and asks for one where none is known', async () => {
  expect(await errorOf(['create', 'mf-billing'], { PANEL_URL: 'http://127.0.0.1:9' })).toContain(
    'No server answers at http://127.0.0.1:9.',
  );
  expect(await errorOf(['create', 'mf-billing'])).toBe('Say which panel: PANEL_URL=https://panel.example');
});

test('a project has the SDK from the panel, and nothing from a checkout', () => {
  const sdk = `https://panel.example/sdk/${newer}.tgz`;
  const files = projectFiles(
    { name: 'mf-billing', path: '/billing', title: 'الفواتير' },
    { address: sdk, origin: 'https://panel.example', versions },
  );
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '');
  expect(dependencies).toEqual({ '@hawiyat/shared': sdk, react: versions.react });
  expect(
    Object.values(devDependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version))),
  ).toEqual([]);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.md', '.github/workflows/release.yml']));
  expect(JSON.stringify(files)).not.toMatch(/workspace:|catalog:|\.\.\//);
});
