/**
 * How the column types that JavaScript has no type for come out of the database, by the types' object ids
 * (`select oid from pg_type`). Given to both engines, so that a row is the same whichever one it came from.
 */
export const columnParsers = {
  /** date: the day as written, because a Date would move it into another zone. */
  1082: (text: string): string => text,
  /** numeric: exact, as text; `domain/money.ts` turns riyals into the wire's number. */
  1700: (text: string): string => text,
  /** int8: counts and sums of counts. */
  20: (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`);
    return value;
  },
  /** timestamptz. */
  1184: (text: string): Date => new Date(text),
};
