import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isRunning } from './process-identity.ts';

test('a killed process that its parent never reaped holds no lock', async () => {
  // The shell becomes a sleep that never reaps the child it leaves behind.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await once(parent.stdout, 'data');
  const child = { pid: Number(said), started: null };
  expect(await isRunning(child)).toBe(true);

  process.kill(child.pid, 'SIGKILL');
  await expect.poll(() => isRunning(child)).toBe(false);
  expect(() => process.kill(child.pid, 0)).not.toThrow();
  parent.kill('SIGKILL');
});
