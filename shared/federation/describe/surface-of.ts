import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { takenFromHost } from '../shared-scope.ts';
import type { Shape, Surface } from '../surface/surface.ts';
import { callShape } from './call-shape.ts';
import { homeOf } from './declared-in.ts';
import { describer } from './shape-of-type.ts';

const own = '@hawiyat/shared/';

/** Where each of our modules that the host owns begins. */
const hostModules: Readonly<Record<string, string>> = {
  client: 'client/call.ts',
  'contract/schema': 'contract/schema.ts',
  router: 'router.ts',
  state: 'state/index.ts',
  ui: 'ui/index.ts',
  'ui/extra': 'ui/extra/index.ts',
};

/** The contract's modules: a remote brings them along, but the host's server answers the calls in them. */
function contractModules(shared: string): Record<string, string> {
  const files = readdirSync(join(shared, 'contract')).filter((text) => /(?<!\.test)\.ts$/.test(text));
  const names = files
    .map((file) => `contract/${file.replace(/\.ts$/, '')}`)
    .filter((text) => !(text in hostModules));
  return Object.fromEntries(names.map((name) => [name, `${name}.ts`]));
}

function optionsOf(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return {
    ...options,
    allowJs: false,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
}

/** Packages whose types nobody sees from outside the kit. They are most of what there would be to read. */
const unseen = /^(lucide-react$|@ark-ui\/react\/(?!factory)|@zag-js\/|@internationalized\/)/;

function withoutUnseen(host: ts.CompilerHost, options: ts.CompilerOptions): ts.CompilerHost {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (text) => text, options);
  return {
    ...host,
    resolveModuleNameLiterals: (literals, from, _, all) =>
      literals.map(({ text }) =>
        unseen.test(text)
          ? { resolvedModule: undefined }
          : ts.resolveModuleName(text, from, all, host, cache, undefined, ts.ModuleKind.ESNext),
      ),
  };
}

/**
 * Describes what a checkout's host provides. Values only: a type that is imported alone comes to the host in the values
 * that are made of it, and those go through a function, a part or a store that is described.
 * @param root the checkout's folder
 * @param host reads sources from elsewhere than the disk
 * @throws Error where a type cannot be described
 */
export function surfaceOf(root: string, host?: ts.CompilerHost): Surface {
  const shared = join(root, 'shared');
  const files = { ...hostModules, ...contractModules(shared) };
  const options = optionsOf(root);
  const program = ts.createProgram(
    Object.values(files).map((file) => join(shared, file)),
    options,
    withoutUnseen(host ?? ts.createCompilerHost(options), options),
  );
  const checker = program.getTypeChecker();
  const { shapeOf, types } = describer(checker, root);

  const modules: Record<string, Record<string, Shape>> = {};
  for (const [module, file] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const source = program.getSourceFile(join(shared, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} is no module`);
    const described: Record<string, Shape> = {};
    for (const exported of checker.getExportsOfModule(symbol).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(target.flags & ts.SymbolFlags.Value)) continue;
      const shape = valueShape(target, exported.name, module in hostModules);
      if (shape) described[exported.name] = shape;
    }
    if (Object.keys(described).length > 0) modules[`${own}${module}`] = described;
  }

  function valueShape(symbol: ts.Symbol, exportedAs: string, isHosts: boolean): Shape | undefined {
    const declaration = symbol.declarations?.[0];
    const type = checker.getTypeOfSymbol(symbol);
    const call = callShape(checker, type, shapeOf);
    if (call || !isHosts) return call && { endpoint: call };
    // A namespace is called by its file's path.
    const name = symbol.flags & ts.SymbolFlags.Module ? exportedAs : symbol.name;
    const home = declaration && homeOf(root, declaration, name);
    return home && 'external' in home ? home : shapeOf(type);
  }

  const libraries = Object.entries(takenFromHost()).filter(([name]) => !name.startsWith(own));
  return {
    format: 1,
    libraries: Object.fromEntries(libraries.map(([name, it]) => [name, it.requiredVersion.slice(1)])),
    modules,
    types: Object.fromEntries(Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
