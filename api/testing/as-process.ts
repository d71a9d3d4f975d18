import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Prepares modules to run in a process of their own, where Node reads no TypeScript.
 * @param folder where the JavaScript is written
 * @param modules the modules, all from one folder, with everything they import from beside them
 * @param main JavaScript that imports them, e.g. `./lock.js`
 * @returns starts one such process; `line` resolves with the next line that it prints, or rejects when it ends first
 */
export async function asProcess(folder: string, modules: readonly URL[], main: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const url of modules) {
    const { outputText } = ts.transpileModule(await readFile(url, 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
      },
    });
    await writeFile(join(folder, basename(fileURLToPath(url)).replace(/\.ts$/, '.js')), outputText);
  }
  const entry = join(folder, 'main.js');
  await writeFile(entry, main);
  return (...args: string[]) => new RunningProcess(spawn(process.execPath, [entry, ...args]));
}

class RunningProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #ended: Promise<unknown>;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    child.stderr.pipe(process.stderr);
  }

  async line(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('The process ended without a word');
    return value;
  }

  /** As a debugger, a container's pause or a laptop's sleep do. */
  suspend(): void {
    this.#child.kill('SIGSTOP');
  }

  /** As `kill -9`: the process has no chance to tidy up. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
