import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { isShared } from './host-types.ts';

const sharedPrefix = '@hawiyat/shared/';

/** Names by module; `*` stands for all of them. */
export type ImportedNames = Record<string, string[]>;

/** Finds a build's imports from the host's modules and the contract. Types stay out: they are gone at runtime. */
export function importedNames(root: string, files: Iterable<string>): ImportedNames {
  const shared = join(root, 'shared');
  const contract = join(shared, 'contract') + sep;
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    if (!/\.[jt]sx?$/.test(file) || isOfLibrary(shared, file)) continue;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const { specifier, names } of importsIn(source)) {
      const path = /^\.\.?\//.test(specifier) ? join(dirname(file), specifier) : '';
      const module = path.startsWith(contract)
        ? sharedPrefix +
          relative(shared, path)
            .split(sep)
            .join('/')
            .replace(/\.[jt]s$/, '')
        : specifier;
      // Inside the contract nothing makes a call.
      const isCall = module.startsWith(`${sharedPrefix}contract/`) && !file.startsWith(contract);
      if (!isShared(module) && !isCall) continue;
      const known = found.get(module) ?? new Set();
      for (const name of names) known.add(name);
      if (known.size > 0) found.set(module, known);
    }
  }
  const entries = [...found].map(([module, names]) => [module, [...names].sort()] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Outside of a checkout `shared` is itself among the libraries. */
const isOfLibrary = (shared: string, file: string) =>
  (file.startsWith(shared + sep) ? file.slice(shared.length) : file).includes('/node_modules/');

interface Import {
  readonly specifier: string;
  readonly names: readonly string[];
}

function importsIn(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ specifier: node.moduleSpecifier.text, names: importedBy(node.importClause, source) });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ specifier: node.moduleSpecifier.text, names: reExportedBy(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ specifier: argument.text, names: ['*'] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const valuesOf = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) =>
  elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text);

function importedBy(clause: ts.ImportClause | undefined, source: ts.SourceFile): string[] {
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const names = clause.name ? ['default'] : [];
  const bindings = clause.namedBindings;
  if (!bindings) return names;
  return [
    ...names,
    ...(ts.isNamespaceImport(bindings) ? membersUsed(bindings.name, source) : valuesOf(bindings.elements)),
  ];
}

function reExportedBy({ exportClause, isTypeOnly }: ts.ExportDeclaration): string[] {
  if (isTypeOnly) return [];
  return exportClause && ts.isNamedExports(exportClause) ? valuesOf(exportClause.elements) : ['*'];
}

/** The members of a namespace in use, as in `z.object`; `*` where it is passed on as a whole. */
function membersUsed(namespace: ts.Identifier, source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === namespace.text && node !== namespace) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.push(parent.name.text);
      else if (!isType(parent) && !isNameIn(parent, node)) names.push('*');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

const isType = (parent: ts.Node) => ts.isQualifiedName(parent) || ts.isTypeQueryNode(parent);

/** `{ z: 1 }` only names a key; `{ z }` and `export { z }` use the value. */
const isNameIn = (parent: ts.Node, node: ts.Identifier) =>
  (parent as ts.NamedDeclaration).name === node &&
  !ts.isShorthandPropertyAssignment(parent) &&
  !ts.isExportSpecifier(parent);
