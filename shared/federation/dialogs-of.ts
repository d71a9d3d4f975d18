import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { titlesOf } from './dialog-titles.ts';

/** Where a remote shows a dialog of the kit: file in its folder, line from 1, column from 0, and the titles it can have. */
export interface DialogPlace {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly titles: readonly string[];
}

const kit = '@hawiyat/shared/ui';
const importsDialog = /import[^;]*(Dialog|Drawer)\b[^;]*'@hawiyat\/shared\/ui/;
const isDialog = (name: string) => /(Dialog|Drawer)$/.test(name);

/**
 * Finds the dialogs and drawers of the kit in a remote's sources, for the trial, which names those that no step opens.
 * @param folder the remote's
 */
export function dialogsOf(folder: string): DialogPlace[] {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => join(folder, 'src', path))
    .sort();
  // Without one the compiler's half a second is saved.
  if (!files.some((file) => importsDialog.test(readFileSync(file, 'utf8')))) return [];
  const program = ownProgram(files);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    const names = kitDialogs(source);
    const found: DialogPlace[] = [];
    const visit = (node: ts.Node) => {
      if (
        (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
        names.has(node.tagName.getText())
      ) {
        const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
        const path = relative(folder, file).split(sep).join('/');
        const titles = [...new Set(titlesOf(node, checker))];
        found.push({ source: path, line: line + 1, column: character, titles });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** Of the remote's own files alone: types of libraries would take seconds, and have no titles. */
function ownProgram(files: readonly string[]): ts.Program {
  const options = { jsx: ts.JsxEmit.Preserve, allowImportingTsExtensions: true, noEmit: true, noLib: true };
  const host = ts.createCompilerHost({ ...options, moduleResolution: ts.ModuleResolutionKind.Bundler }, true);
  const own = new Set(files);
  const read = host.getSourceFile;
  return ts.createProgram(
    [...files],
    {
      ...options,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
    {
      ...host,
      fileExists: (path) => own.has(path),
      readFile: (path) => (own.has(path) ? readFileSync(path, 'utf8') : undefined),
      getSourceFile: (path, ...more) => (own.has(path) ? read(path, ...more) : undefined),
    },
  );
}

/** Local names of the kit's dialogs that a source imports. */
function kitDialogs(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const module = statement.moduleSpecifier.text;
    const imported = statement.importClause?.namedBindings;
    if ((module !== kit && !module.startsWith(`${kit}/`)) || !imported || !ts.isNamedImports(imported))
      continue;
    for (const { name, propertyName } of imported.elements)
      if (isDialog((propertyName ?? name).text)) names.add(name.text);
  }
  return names;
}
