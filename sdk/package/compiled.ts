import ts from 'typescript';

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  rewriteRelativeImportExtensions: true,
};

/** Node reads no TypeScript in `node_modules`, so each source has a script beside it. @returns its path */
export const scriptOf = (path: string) => path.replace(/(?<!\.d)\.tsx?$/, '.js');

/** @param path of a source, for its kind and for messages @returns its script */
export const compiled = (path: string, text: string): string =>
  ts.transpileModule(text, { compilerOptions, fileName: path }).outputText;
