import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { program } from '../lib/program.ts';
import { run } from '../lib/run.ts';

interface CompileError {
  file: string;
  line: number;
  text: string;
}

/** Compiles files by the rules of this workspace, and writes nothing. */
export async function compile(
  root: string,
  files: string[],
  more: Record<string, unknown> = {},
): Promise<CompileError[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-fit-'));
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = { lib: ['es2023', 'dom', 'dom.iterable'], types: [], ...more };
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  try {
    const { code, output } = await run(
      process.execPath,
      [program('typescript', 'bin/tsc'), '-p', project, '--pretty', 'false'],
      {
        cwd: root,
      },
    );
    const errors = errorsIn(root, output);
    if (code !== 0 && errors.length === 0) throw new Error(`TypeScript does not compile: ${output}`);
    return errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads `src/a.ts(3,7): error TS2322: …`; indented lines below it belong to it. */
export function errorsIn(root: string, output: string): CompileError[] {
  const errors: CompileError[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file = '', number, text = ''] = /^(.+)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line) ?? [];
    const last = errors.at(-1);
    if (file) errors.push({ file: resolve(root, file), line: Number(number), text });
    else if (last && /^\s/.test(line)) last.text += `\n${line}`;
    else if (line.trim() !== '') throw new Error(`TypeScript does not compile: ${output}`);
  }
  return errors;
}
