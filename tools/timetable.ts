import { CliError } from '@hawiyat/sdk/lib/cli-error';
import type { Timetable } from '@hawiyat/shared/contract/platform/rollouts';

const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Reads `sun-thu 8-16`, or `sun,tue 8-16`, in hours of Riyadh. */
export function parseTimetable(text: string): Timetable {
  const [, days = '', from = '', until = ''] =
    /^(\S+)\s+(\d{1,2})-(\d{1,2})$/.exec(text.trim().toLowerCase()) ?? [];
  const listed = days.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const [begin, end] = [names.indexOf(first), names.indexOf(last)];
    if (begin < 0 || end < 0) return [];
    const length = ((end - begin + 7) % 7) + 1;
    return Array.from({ length }, (_, i) => (begin + i) % 7);
  });
  if (listed.length === 0 || Number(from) >= Number(until) || Number(until) > 24)
    throw new CliError('Say the hours as --hours "sun-thu 8-16" (Riyadh).');
  return { days: [...new Set(listed)], from: Number(from), until: Number(until) };
}

export function timetableText({ days, from, until }: Timetable): string {
  return `${days.map((day) => names[day]).join(',')} ${from}-${until} Riyadh`;
}
