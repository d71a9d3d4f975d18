import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import ts from 'typescript';
import { installInto } from './stock-build.ts';

const shared = join(import.meta.dirname, '..');

/**
 * Compiles the use of a remote's default export with the types in an archive, and the types with `Remote` of this checkout.
 * @returns what the compiler says
 */
export function typesIn(archive: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  new AdmZip(archive).extractAllTo(folder);
  symlinkSync(join(shared, 'node_modules'), join(folder, 'node_modules'));
  const use = join(folder, 'use.ts');
  const contract = join(shared, 'federation/remote.ts');
  writeFileSync(
    use,
    `import type { RouteObject } from 'react-router-dom';
import type { Remote } from ${JSON.stringify(contract)};
import remote from './remote';
declare const ours: Remote;
export const routes: RouteObject[] = remote.routes;
export const same: [typeof remote, Omit<Remote, 'name'>] = [ours, remote];
`,
  );
  return compiled(use, { allowImportingTsExtensions: true });
}

/**
 * Compiles a source that imports the package in the built host's release, where an install has put it, by the rules of a
 * project of others.
 * @returns what the compiler says
 */
export async function compiledWithPackage(source: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'typed-host-'));
  await installInto(join(folder, 'node_modules'), ['@hawiyat/shared']);
  const file = join(folder, 'host.tsx');
  writeFileSync(file, source);
  return compiled(file, { exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true });
}

function compiled(file: string, more: ts.CompilerOptions): string[] {
  const program = ts.createProgram([file], {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    ...{ target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.ReactJSX },
    ...more,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
