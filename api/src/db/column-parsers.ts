/** By type id (`select oid from pg_type`). Both engines use them, so a row reads the same from either. */
export const columnParsers = {
  /** date: the day as text, because a Date would shift it into another time zone. */
  1082: (text: string): string => text,
  /** numeric: exact text; `kernel/money.ts` converts riyals to the API's number. */
  1700: (text: string): string => text,
  /** int8: counts and sums of counts. */
  20: (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly`);
    return value;
  },
  1184: (text: string): Date => new Date(text),
};
