import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import type {
  Declaration,
  Node,
  TypeChecker,
  Symbol as TypeSymbol,
} from '../../node_modules/typescript/lib/typescript.js';

const root = join(import.meta.dirname, '../..');
// Version 6 has an interface for other programs.
const ts: typeof import('../../node_modules/typescript/lib/typescript.js') = createRequire(
  join(root, 'package.json'),
)('typescript');
/** MDN's data about what each browser has since which version. */
const { api }: { api: Record<string, Identifier> } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
);

/** The oldest browsers that the panel works in; WebKitGTK has what Safari has. */
const oldestBrowsers: Partial<Record<BrowserName, number>> = {
  chrome: 124,
  firefox: 128,
  safari: 16.4,
  safari_ios: 16.4,
};

/** The oldest browsers that lack it. */
const without = (record?: Identifier): string[] =>
  Object.entries(oldestBrowsers).flatMap(([browser, version]) =>
    lacks(record, browser as BrowserName, version) ? `${browser} ${version}` : [],
  );

/** Names that some browser lacks: only their types are asked for, which is slow. */
const suspects = new Set(
  Object.entries(api)
    .flatMap(([owner, members]): [string, Identifier][] =>
      without(members).length > 0 ? [[owner, members]] : Object.entries<Identifier>(members),
    )
    .filter(([, record]) => without(record).length > 0)
    .map(([name]) => name.replace(/_static$/, '')),
);

/** The one file that may name something, because it works without it. */
const guarded = {
  'shared/ui/when-idle.ts': /^Window\.requestIdleCallback$/,
  'shared/ui/watch-leaving.ts': /^Window\.navigation$/,
  // Without it the page reports missing files only from then on.
  'shell/src/health/missing-files.ts': /^PerformanceResourceTiming\.responseStatus$/,
  // Without a movement every move counts.
  'shell/src/inline/hydrate-on-interaction.ts': /^MouseEvent\.movement[XY]$/,
};
/** What `shell/src/popovers.ts` adds to a browser without it. */
const made =
  /^(HTMLElement\.((show|hide|toggle)Popover|popover)|ToggleEvent\.\w+|HTMLButtonElement\.popover\w+)$/;

const options = {
  ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX },
  ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
  ...{
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    allowJs: true,
    types: [],
  },
};

/** Owners of what TypeScript declares in a mixin. */
const mixing = [
  'Element',
  'HTMLElement',
  'Document',
  'Node',
  'Navigator',
  'HTMLInputElement',
  'HTMLButtonElement',
];

/** Finds what files use of the browser that the oldest ones lack; `npm run types` finds what the language lacks. */
export function missingIn(paths: readonly string[], texts: Readonly<Record<string, string>> = {}): string[] {
  const absolute = (path: string) => join(root, path);
  const given = new Map(Object.entries(texts).map(([path, text]) => [absolute(path), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => given.has(path) || fileExists(path);
  host.readFile = (path) => given.get(path) ?? readFile(path);
  const program = ts.createProgram([...paths, ...Object.keys(texts)].map(absolute), options, host);
  const checker = program.getTypeChecker();
  return [...paths, ...Object.keys(texts)].flatMap((path) => {
    const file = program.getSourceFile(absolute(path));
    if (!file) throw new Error(`${path} cannot be read`);
    const found: string[] = [];
    const visit = (node: Node) => {
      if (ts.isTypeNode(node)) return;
      const wrong = [...new Set(symbolsOf(checker, node).flatMap((symbol) => missing(symbol, path)))];
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(...wrong.map((what) => `${path}:${line + 1}: ${what}`));
      ts.forEachChild(node, visit);
    };
    visit(file);
    return [...new Set(found)];
  });
}

function symbolsOf(checker: TypeChecker, node: Node) {
  if (ts.isBindingElement(node)) {
    const name = (node.propertyName ?? node.name).getText();
    return suspects.has(name) ? [checker.getTypeAtLocation(node.parent).getProperty(name)] : [];
  }
  const isKey = ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent);
  return (ts.isIdentifier(node) || isKey) && suspects.has(node.text)
    ? [checker.getSymbolAtLocation(node)]
    : [];
}

function missing(symbol: TypeSymbol | undefined, path: string): string[] {
  for (const declaration of symbol?.declarations ?? []) {
    if (!/\/lib\.[^/]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) continue;
    const owner = ownerOf(declaration);
    const name = symbol?.name ?? '';
    const record = [owner, ...(api[owner] ? [] : mixing)]
      .flatMap((of) => [api[of]?.[name], api[of]?.[`${name}_static`]])
      .concat(owner === 'Window' ? [api[name]] : [])
      .find((entry) => entry?.__compat);
    const what = `${owner}.${name}`;
    const isGuarded = (guarded as Record<string, RegExp>)[path]?.test(what) || made.test(what);
    const lacking = without(record);
    if (lacking.length > 0 && without(api[owner]).length === 0 && !isGuarded)
      return [`${what} is missing in ${lacking.join(', ')}`];
  }
  return [];
}

function ownerOf({ parent }: Declaration): string {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '');
  // In `declare var X: { … }` stand static members.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return 'Window';
}

function lacks(record: Identifier | undefined, browser: BrowserName, version: number) {
  const all = [record?.__compat?.support[browser] ?? []].flat();
  if (all.length === 0) return false;
  return !all.some(
    ({ version_added: since, flags, prefix, alternative_name: other }) =>
      typeof since === 'string' &&
      !flags &&
      !prefix &&
      !other &&
      Number.parseFloat(since.replace('≤', '')) <= version,
  );
}
