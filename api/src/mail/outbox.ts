import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const outboxMessage = z.object({
  to: z.string(),
  at: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

const newest = 200;

/** Stores a message as a file, atomically. */
export async function addToOutbox(dataDir: string, message: OutboxMessage): Promise<void> {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  const name = `${message.at.replace(/[^\dTZ]/g, '-')}-${randomUUID()}`;
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, JSON.stringify(message, null, 2), { mode: 0o600 });
  await rename(draft, join(folder, `${name}.json`));
  const names = await namesIn(folder);
  await Promise.all(names.slice(newest).map((text) => rm(join(folder, text), { force: true })));
}

export async function readOutbox(dataDir: string): Promise<OutboxMessage[]> {
  const folder = join(dataDir, 'outbox');
  const texts = await Promise.all(
    (await namesIn(folder)).map((text) => readFile(join(folder, text), 'utf8').catch(absent)),
  );
  return texts.filter((text) => text !== null).map((text) => outboxMessage.parse(JSON.parse(text)));
}

async function namesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(absent)) ?? [];
  // Names begin with the time.
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
