import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What no build reads: generated folders, tests, and what people and their editors leave. */
const ignored =
  /^(\.git|\.github|\.gitignore|\.vscode|\.idea|\.DS_Store|(README|CHANGELOG|CONTRIBUTING|LICENSE|decisions)(\.\w+)?|node_modules|dist|dist-dev|e2e|testing|examples|development|\.data|test-results)$|~$|\.(bak|orig|rej|swp|tmp|log|pem)$|\.test\.tsx?$|\.tsbuildinfo$|^tsconfig\.json$/;

/** What only the server's build reads: its document of the API. */
const docs = /^shared.contract.*\.docs\.ts$/;

/** @param {string} path a file or a folder @returns {string[]} */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter((item) => !ignored.test(item.name));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
  );
}

/** Hashes all inputs of a build, on every machine alike. @param {string} root @param {string[]} folders inside it */
export function hashOfInputs(root, folders) {
  const hash = createHash('sha256');
  const lockfile = join(root, 'pnpm-lock.yaml');
  for (const file of inputFiles(root, folders)) {
    const content = readFileSync(file);
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(file === lockfile ? withoutOthers(content.toString(), folders) : content)
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string[]} folders folders and files inside it @returns {string[]} sorted */
export function inputFiles(root, folders) {
  const all = folders.flatMap((folder) => filesUnder(join(root, folder)));
  const files = folders.includes('api') ? all : all.filter((file) => !docs.test(relative(root, file)));
  // A project with the SDK has a lockfile in its own folder.
  const ofAll = ['pnpm-lock.yaml', 'tsconfig.base.json'].map((name) => join(root, name));
  return [...files, ...ofAll.filter((file) => existsSync(file))].sort();
}

/** Another package of the workspace is no input. @param {string} lockfile @param {string[]} folders */
function withoutOthers(lockfile, folders) {
  const read = new Set(['.', ...folders.map((folder) => folder.split('/')[0])]);
  return lockfile.replace(/^importers:\n(?:\n| .*\n)*/m, (importers) =>
    importers.replace(/^ {2}(\S+):\n(?:\n| {4}.*\n)*/gm, (block, name) => (read.has(name) ? block : '')),
  );
}

/** What a host's build puts into the SDK (`sdk/package`); `ignored` leaves some of these folders out below others. */
const inSdk = [
  ...['sdk', 'sdk/testing', 'shared/contract/examples'],
  ...['accessibility', 'scripted-server'].map((name) => `shared/testing/${name}.ts`),
];

/** Folders that a package's build reads; a remote's has kit, stores, client and router from the host. @param {string} name */
export function inputFolders(name) {
  if (name.startsWith('mf-'))
    return [
      ...[name, 'shared/contract', 'shared/locale', 'shared/lib', 'shared/components'],
      'shared/federation',
    ];
  if (name === 'shell') return [name, 'shared', ...inSdk];
  // The server's own browser shows screens with the examples.
  return name === 'api' ? [name, 'shared', 'shared/contract/examples'] : [name, 'shared'];
}

/** Semver and a hash of the inputs: `1.0.0-3f9c2a71d0`. @param {string} root @param {string} name @param {string} [folder] */
export function releaseId(root, name, folder = name) {
  const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const folders = inputFolders(name).map((text) => (text === name ? folder : text));
  return `${version}-${hashOfInputs(root, folders).slice(0, 10)}`;
}
