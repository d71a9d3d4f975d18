import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { takenFromHost } from '../shared-scope.ts';

const own = '@hawiyat/shared/';

/**
 * Finds what a remote imports of modules that the host owns, and which calls of the contract it makes, by the syntax of every
 * source that its only exposed module reaches, also of those that it brings along from the shared package. What is imported as
 * a type alone is left out: it is gone when the remote runs.
 * @param root the checkout's folder
 * @param entry path of the exposed module
 */
export function importsOf(root: string, entry: string): Map<string, Set<string>> {
  const shared = join(root, 'shared');
  const taken = takenFromHost();
  const imports = new Map<string, Set<string>>();
  const seen = new Set<string>();

  const add = (module: string, names: Iterable<string>) => {
    const known = imports.get(module) ?? new Set();
    for (const name of names) known.add(name);
    imports.set(module, known);
  };

  function read(file: string) {
    if (seen.has(file)) return;
    seen.add(file);
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const isContract = file.startsWith(join(shared, 'contract/'));
    for (const { specifier, names } of importsIn(source)) {
      const path = fileOf(specifier, file);
      const module = path?.startsWith(join(shared, 'contract/'))
        ? `${own}${relative(shared, path).replace(/\.ts$/, '')}`
        : specifier;
      if (module in taken) add(module, names());
      // The contract speaks of itself without making calls.
      else if (path && module.startsWith(`${own}contract/`) && !isContract) add(module, names());
      if (path && !(module in taken)) read(path);
    }
  }

  function fileOf(specifier: string, from: string): string | undefined {
    if (/^\.\.?\//.test(specifier)) return sourceAt(join(dirname(from), specifier));
    if (!specifier.startsWith(own)) return undefined;
    const path = join(shared, specifier.slice(own.length));
    return sourceAt(`${path}.ts`) ?? sourceAt(`${path}.tsx`);
  }

  read(entry);
  return imports;
}

const sourceAt = (path: string) => (/\.tsx?$/.test(path) && existsSync(path) ? path : undefined);

interface Import {
  readonly specifier: string;
  readonly names: () => string[];
}

/** Every import of a source that is there when it runs. */
function importsIn(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      if (clause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        found.push({ specifier: node.moduleSpecifier.text, names: () => namesOf(clause, source) });
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier))
        found.push({ specifier: node.moduleSpecifier.text, names: () => reExported(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument))
        found.push({ specifier: argument.text, names: () => ['*'] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesOf(clause: ts.ImportClause | undefined, source: ts.SourceFile): string[] {
  const names = clause?.name ? ['default'] : [];
  const bindings = clause?.namedBindings;
  if (!bindings) return names;
  if (ts.isNamespaceImport(bindings)) return [...names, ...membersUsed(bindings.name, source)];
  const values = bindings.elements.filter((element) => !element.isTypeOnly);
  return [...names, ...values.map((value) => (value.propertyName ?? value.name).text)];
}

function reExported(node: ts.ExportDeclaration): string[] {
  if (!node.exportClause || ts.isNamespaceExport(node.exportClause)) return ['*'];
  const values = node.exportClause.elements.filter((element) => !element.isTypeOnly);
  return values.map((value) => (value.propertyName ?? value.name).text);
}

/** What is asked of a namespace: `orders.fetchOrders`. Handed on as a whole, it is everything. */
function membersUsed(namespace: ts.Identifier, source: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === namespace.text && node !== namespace) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.push(parent.name.text);
      else if (isValueUse(node)) names.push('*');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Not the name of a member or a type that happens to be called the same. */
const isValueUse = ({ parent, text }: ts.Identifier) =>
  !ts.isQualifiedName(parent) &&
  !ts.isTypeNode(parent) &&
  !(ts.isPropertyAccessExpression(parent) && parent.name.text === text) &&
  !((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name.getText() === text);
