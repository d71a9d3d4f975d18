import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it answers. */
  readonly startedIn: number;
  readonly pid: number;
  /** As `kill -9`; again does nothing. */
  kill(): Promise<void>;
  /** As `kill`: resolves when the process has ended by itself. */
  terminate(): Promise<void>;
}

const here = join(import.meta.dirname, '../..');

/**
 * Starts the built server in a process of its own.
 * @param env its settings; port and log have defaults
 * @param logTo file for the log; defaults to the terminal
 */
export async function startBuilt(env: Record<string, string>, logTo?: string): Promise<BuiltServer> {
  const output = logTo === undefined ? 'inherit' : openSync(logTo, 'a');
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [join(here, 'api/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });
  if (output !== 'inherit') closeSync(output);
  const ended = once(child, 'exit');
  const started = once(child, 'message').then(([message]: { url: string }[]) => message?.url ?? '');
  const url = await Promise.race([
    started,
    ended.then(() => Promise.reject(new Error('The server ended before it was ready'))),
  ]);
  return {
    url,
    startedIn: performance.now() - began,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
