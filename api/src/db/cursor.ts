import { day } from '@hawiyat/shared/contract/core/values';
import { isId } from '../kernel/id.ts';
import { assertPlainText } from '../kernel/plain-text.ts';
import { cursorInvalid } from './errors.ts';

export type CursorCast = 'date' | 'timestamptz' | 'numeric' | 'text';

const isDay = (text: string) => day.safeParse(text).success;
const time = / ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** The database would answer another text with an error, and so with status 500. */
const fits: Record<CursorCast, (text: string) => boolean> = {
  date: isDay,
  timestamptz: (text) => time.test(text) && isDay(text.replace(time, '')),
  numeric: (text) => /^-?\d{1,20}(\.\d{1,10})?$/.test(text),
  text: (text) => {
    assertPlainText(text);
    return true;
  },
};

export interface Position {
  readonly key: string | null;
  readonly id: string;
  readonly second?: string;
}

export function writeCursor(key: string | null, id: string, second?: string): string {
  return Buffer.from(JSON.stringify(second === undefined ? [key, id] : [key, id, second])).toString(
    'base64url',
  );
}

/** Throws `cursor-invalid` unless `writeCursor` wrote the cursor for a list with such keys. */
export function readCursor(cursor: string, cast: CursorCast, second?: CursorCast): Position {
  const [key, id, then] = parsed(cursor);
  if (typeof id !== 'string' || !isId(id)) throw cursorInvalid();
  if (key !== null && (typeof key !== 'string' || !fits[cast](key))) throw cursorInvalid();
  if (second === undefined) return { key, id };
  if (typeof then !== 'string' || !fits[second](then)) throw cursorInvalid();
  return { key, id, second: then };
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    throw cursorInvalid();
  }
}
