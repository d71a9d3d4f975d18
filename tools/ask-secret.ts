import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a secret without echo; without a terminal, reads the first line of the input. */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = Boolean(stdin.isTTY);
  if (isTyped) stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: isTyped });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (isTyped) stderr.write('\n');
  }
}
