import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ran } from './ran.ts';

/**
 * Declared errors that no test has seen yet, as `POST /api/company/containers/add containers-full`: they only get fewer. And
 * `races`, which a test meets by chance.
 */
const list = 'api/testing/unseen-errors.json';

/**
 * Runs all tests of the server, and compares the errors that its routes declare with those that were seen.
 * `UNSEEN_ERRORS=write` writes the list instead.
 * @returns the same, with a failure for each difference
 */
export async function withErrorsSeen(root: string, work: () => Promise<Ran>): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'hawiyat-errors-'));
  process.env.ERRORS_SEEN = folder;
  try {
    const ran = await work();
    // A failed test has not seen its errors.
    if (ran.failed > 0) return ran;
    const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
    const noted = { declared: pairsOf('declared', lines), seen: pairsOf('seen', lines) };
    const listed: Listed = JSON.parse(readFileSync(join(root, list), 'utf8'));
    if (process.env.UNSEEN_ERRORS === 'write') {
      const isKnown = (pair: string) => noted.seen.has(pair) || listed.races.includes(pair);
      const unseen = [...noted.declared].filter((pair) => !isKnown(pair)).sort();
      writeFileSync(join(root, list), `${JSON.stringify({ ...listed, unseen }, null, 2)}\n`);
      return ran;
    }
    const failures = differences(noted, listed);
    return { ...ran, failed: failures.length, failures: [...ran.failures, ...failures] };
  } finally {
    delete process.env.ERRORS_SEEN;
    rmSync(folder, { recursive: true });
  }
}

const pairsOf = (kind: string, lines: string[]) =>
  new Set(lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1)));

interface Noted {
  readonly declared: ReadonlySet<string>;
  readonly seen: ReadonlySet<string>;
}
interface Listed {
  readonly unseen: readonly string[];
  readonly races: readonly string[];
}

export function differences({ declared, seen }: Noted, { unseen, races }: Listed): string[] {
  return [
    ...[...declared]
      .filter((pair) => !seen.has(pair) && !unseen.includes(pair) && !races.includes(pair))
      .map((pair) => `${pair}\n  No test has seen this error, which its route declares.`),
    ...unseen
      .filter((pair) => seen.has(pair))
      .map((pair) => `${pair}\n  A test sees this error: take it out of ${list}.`),
    ...[...unseen, ...races]
      .filter((pair) => !declared.has(pair))
      .map((pair) => `${pair}\n  No route declares this error: take it out of ${list}.`),
  ];
}
