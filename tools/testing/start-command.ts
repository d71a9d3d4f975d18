import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the panel by a command, in a group of its own; `ready` is what it has said once it is open. */
export function startCommand(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, { cwd, env, detached: true });
  let said = '';
  const exit = once(child, 'close').then(([code]) => ({ code, said }));
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Ctrl-C')) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    exit.then(() => reject(new Error(`It ended before it was ready: ${said}`)));
  });
  // A start that is meant to fail is awaited by its exit.
  ready.catch(() => undefined);
  /** To the whole group, as a terminal's Ctrl-C and a machine's `kill -9` do. */
  const signal = (name: NodeJS.Signals) => process.kill(-(child.pid ?? 0), name);
  /** Kills it, if it still runs. */
  const end = () => {
    if (child.exitCode === null && child.signalCode === null && child.pid) signal('SIGKILL');
  };
  return { ready, exit, signal, end };
}
