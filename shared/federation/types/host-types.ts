import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { hashOfInputs } from '../release-id.mjs';
import { sharedModules } from '../shared-scope.ts';

const sharedPrefix = '@hawiyat/shared/';

/** `types.json` of a host's release: declarations of what it shares, and of the calls that its server answers. */
export interface HostTypes {
  readonly format: 1;
  readonly modules: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, string>>;
}

export const isShared = (module: string): boolean => module in sharedModules;

/** An area bundles the contract's modules, but the host's server answers the calls in them. */
function contractModules(shared: string): Record<string, string> {
  const files = readdirSync(join(shared, 'contract'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /^[a-z]+\/[^/]+(?<!\.test|\.docs)\.ts$/.test(file))
    .sort();
  const all = files.map(
    (file) => [`${sharedPrefix}contract/${file.replace(/\.ts$/, '')}`, `shared/contract/${file}`] as const,
  );
  return Object.fromEntries(all.filter(([module]) => !isShared(module)));
}

/** Declares what a checkout's host shares, with TypeScript's emitter. @throws Error where a type cannot be declared */
export function hostTypes(root: string, host?: ts.CompilerHost): HostTypes {
  const shared = join(root, 'shared');
  const modules = { ...sharedModules, ...contractModules(shared) };
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const options: ts.CompilerOptions = {
    ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: shared,
    outDir: shared,
  };
  const entries = Object.values(modules).map((file) => join(root, file));
  const program = ts.createProgram(entries, options, host ?? ts.createCompilerHost(options));
  const files: Record<string, string> = {};
  const { diagnostics } = program.emit(undefined, (path, text) => {
    files[relative(shared, path).split(sep).join('/')] = text;
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, { ...ts.sys, ...formats, getCurrentDirectory: () => root }),
    );
  const declared = Object.entries(modules).map(([module, file]) => [
    module,
    relative('shared', file).replace(/\.ts$/, '.d.ts'),
  ]);
  const resolve = (specifier: string, file: string) =>
    ts.resolveModuleName(specifier, join(shared, file), options, host ?? ts.sys).resolvedModule?.packageId;
  return {
    format: 1,
    modules: sorted(declared),
    files: sorted(Object.entries(files)),
    packages: packagesIn(files, resolve),
  };
}

/** `@types/react` for `react`, which contains no types. */
function packagesIn(
  files: Readonly<Record<string, string>>,
  resolve: (specifier: string, file: string) => ts.PackageId | undefined,
): Record<string, string> {
  const declaring = Object.entries(files).flatMap(([file, text]) =>
    ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => resolve(fileName, file) ?? []),
  );
  const others = declaring.filter(({ name }) => !sharedPrefix.startsWith(`${name}/`));
  return sorted(others.map(({ name, version }) => [name, version]));
}

const formats = { getCanonicalFileName: (path: string) => path, getNewLine: () => '\n' };

const sorted = (entries: readonly (readonly string[])[]): Record<string, string> =>
  Object.fromEntries(entries.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));

/** Emits once for the same sources, because it takes seconds. */
export function cachedHostTypes(root: string): HostTypes {
  const folder = join(root, 'node_modules/.cache/hawiyat');
  const file = join(folder, `types-${hashOfInputs(root, ['shared']).slice(0, 20)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {}
  const types = hostTypes(root);
  mkdirSync(folder, { recursive: true });
  // Another build never reads half of it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(types));
  renameSync(draft, file);
  return types;
}
