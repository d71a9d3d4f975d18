// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What no build reads: generated folders, tests, and what people and their editors leave. */
const ignored =
  /^(\.git|\.github|\.gitignore|\.vscode|\.idea|\.DS_Store|(README|CHANGELOG|CONTRIBUTING|LICENSE|decisions)(\.\w+)?|node_modules|dist|dist-dev|e2e|testing|examples|development|\.data|test-results)$|~$|\.(bak|orig|rej|swp|tmp|log|pem)$|\.test\.tsx?$|\.tsbuildinfo$|^tsconfig\.json$/;

/** What only the server's build reads: its document of the API. */
const docs = /^shared.contract.*\.docs\.ts$/;

/** @param {string} path a file or a folder @returns {string[]} every file that a build can read */
function filesUnder(path) {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter((item) => !ignored.test(item.name));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
  );
}

/**
 * Hashes all inputs of a package's build, so that an unchanged package is not built again and the release's
 * id is known before its build.
 * @param {string} root the workspace's folder
 * @param {string[]} folders folders inside it whose files the build reads
 * @returns {string} 64 hexadecimal digits; the same inputs give the same digits on every machine
 */
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

/**
 * @param {string} root the workspace's folder
 * @param {string[]} folders folders and files inside it
 * @returns {string[]} every file that a build of them can read, sorted
 */
export function inputFiles(root, folders) {
  const all = folders.flatMap((folder) => filesUnder(join(root, folder)));
  const files = folders.includes('api') ? all : all.filter((file) => !docs.test(relative(root, file)));
  // A project with the SDK has a lockfile in its own folder.
  const ofAll = ['pnpm-lock.yaml', 'tsconfig.base.json'].map((name) => join(root, name));
  return [...files, ...ofAll.filter((file) => existsSync(file))].sort();
}

/**
 * Another package of the workspace is no input: one that is new gives no other a new id.
 * @param {string} lockfile
 * @param {string[]} folders those that the build reads
 * @returns {string} the lockfile, of its `importers` only those of the folders and the root
 */
function withoutOthers(lockfile, folders) {
  // The SDK names what its tools depend on itself.
  const own = folders.filter((folder) => !folder.startsWith('tools/'));
  const read = new Set(['.', ...own.map((folder) => folder.split('/')[0])]);
  return lockfile.replace(/^importers:\n(?:\n| .*\n)*/m, (importers) =>
    importers.replace(/^ {2}(\S+):\n(?:\n| {4}.*\n)*/gm, (block, name) => (read.has(name) ? block : '')),
  );
}

const tool = (/** @type {string} */ name) => `tools/${name}.mjs`;

/** What a host's build puts into the SDK beside `shared` (`sdk/package`); folders that are ignored below others are named. */
const inSdk = [
  ...['sdk', 'sdk/testing', 'shared/contract/examples'],
  ...['accessibility', 'scripted-server'].map((name) => `shared/testing/${name}.ts`),
  ...['create-remote', 'fit', 'lib', 'trial'].map((name) => `tools/${name}`),
  ...['commit-of', 'credentials', 'english-errors', 'operator-api-client', 'preview-commands'].map(tool),
  ...['release', 'running-panel', 'side-by-side', 'testing/ran', 'trial'].map(tool),
];

/**
 * Folders that a package's build reads beside its own. A remote bundles the contract, the Arabic formats,
 * `shared/lib` and `shared/components`; kit, stores, client and router come from the host, so a change there makes no new release of
 * the remote.
 * @param {string} name the package's folder
 * @returns {string[]} folders inside the workspace
 */
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

/**
 * The release's id: semver and a hash of its inputs.
 * @param {string} root the workspace's folder
 * @param {string} name the package's folder
 * @param {string} [folder] the package's sources, when they are not at their usual place
 * @returns {string} e.g. `1.0.0-3f9c2a71d0`
 */
export function releaseId(root, name, folder = name) {
  const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const folders = inputFolders(name).map((text) => (text === name ? folder : text));
  return `${version}-${hashOfInputs(root, folders).slice(0, 10)}`;
}
