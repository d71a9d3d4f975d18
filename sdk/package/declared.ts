import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/**
 * Declares what scripts export, by their comments: a compiler reads no script in `node_modules`.
 * @param root the checkout's folder
 * @param paths of scripts in the checkout
 * @returns `.d.mts` texts by path
 */
export function declared(root: string, paths: readonly string[]): Map<string, string> {
  const options: ts.CompilerOptions = {
    allowJs: true,
    declaration: true,
    emitDeclarationOnly: true,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    noCheck: true,
    // Only what they import of each other is among the scripts.
    noResolve: true,
    rootDir: root,
    outDir: root,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    options,
  );
  const texts = new Map<string, string>();
  program.emit(undefined, (path, text) => texts.set(relative(root, path).split(sep).join('/'), text));
  return texts;
}
