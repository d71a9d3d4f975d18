import { spawn } from 'node:child_process';

/** Runs a program and collects its output; a code of 127: it does not start. `show` prints the output, too. */
export function run(
  program: string,
  args: string[],
  { cwd, env = process.env, show = false }: { cwd: string; env?: NodeJS.ProcessEnv; show?: boolean },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
