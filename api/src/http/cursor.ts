import { day } from '@hawiyat/shared/contract/days';
import { invalid } from './http-error.ts';
import { isId } from './id.ts';
import { messages } from './messages.ts';
import { assertPlainText } from './plain-text.ts';

/** The types by which lists are ordered. */
export type CursorCast = 'date' | 'timestamptz' | 'numeric' | 'text';

const isDay = (text: string) => day.safeParse(text).success;
const time = / ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;

/** Whether the database can read a text as that type: what it cannot must not become its error, and so a 500. */
const fits: Record<CursorCast, (text: string) => boolean> = {
  date: isDay,
  timestamptz: (text) => time.test(text) && isDay(text.replace(time, '')),
  numeric: (text) => /^-?\d{1,20}(\.\d{1,10})?$/.test(text),
  text: (text) => {
    assertPlainText(text);
    return true;
  },
};

/** The place of a row in a list, as a text that means nothing to anybody else. */
export function writeCursor(key: string | null, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** @throws Refusal 400 when it is not what `writeCursor` makes for a list that is ordered by such a key */
export function readCursor(cursor: string, cast: CursorCast): { key: string | null; id: string } {
  const [key, id] = parsed(cursor);
  if (typeof id !== 'string' || !isId(id)) throw wrong();
  if (key === null) return { key, id };
  if (typeof key !== 'string' || !fits[cast](key)) throw wrong();
  return { key, id };
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    throw wrong();
  }
}

const wrong = () => invalid({ cursor: messages.valueInvalid });
