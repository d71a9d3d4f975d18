// @ts-check
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Compiles files by the rules of this workspace, and writes nothing.
 * @param {string} root the workspace's folder
 * @param {string[]} files
 * @param {ts.CompilerOptions} [more]
 * @returns {{ file: string, line: number, text: string }[]} each error: its file, its line from 0, TypeScript's message
 */
export function compile(root, files, more = {}) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, {
    ...options,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    ...more,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, code, messageText }) => ({
    file: file?.fileName ?? '',
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    text: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  }));
}
