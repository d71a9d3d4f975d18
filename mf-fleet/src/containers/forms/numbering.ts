import { typedNumber } from '@hawiyat/shared/contract/core/digits';
import {
  countRule,
  mostAtOnce,
  numberRule,
  ownNumber,
} from '@hawiyat/shared/contract/fleet/container-numbers';
import { messages } from '../../texts/container-forms.ts';

export type NumberingInput = Readonly<Record<'count' | 'prefix' | 'from' | 'to' | 'list', string>> & {
  readonly numbering: 'automatic' | 'range' | 'list';
};

export const automatic: NumberingInput = {
  ...{ numbering: 'automatic', count: '1' },
  ...{ prefix: '', from: '', to: '', list: '' },
};

/** A count with the server's next numbers, or the company's own numbers. */
export interface Numbering {
  readonly count: number;
  readonly numbers?: readonly string[];
}

export interface NumberingFault {
  readonly field: Exclude<keyof NumberingInput, 'numbering'>;
  readonly text: string;
}

const { faults } = messages.numbering;

/** A range keeps the width of its first number: 002 follows 001. */
export function numberingOf(input: NumberingInput): Numbering | NumberingFault {
  if (input.numbering === 'automatic') {
    const count = wholeOf(input.count);
    return count !== null && count >= 1 && count <= mostAtOnce
      ? { count }
      : { field: 'count', text: countRule };
  }
  return input.numbering === 'range' ? rangeOf(input) : listOf(input.list);
}

export const isFault = (numbering: Numbering | NumberingFault): numbering is NumberingFault =>
  'field' in numbering;

export function afterwards(input: NumberingInput): NumberingInput {
  const last = typedNumber(input.to || input.from);
  if (input.numbering !== 'range' || wholeOf(last) === null)
    return { ...automatic, numbering: input.numbering };
  return { ...input, from: String(Number(last) + 1).padStart(typedNumber(input.from).length, '0'), to: '' };
}

const longest = 9;
const wholeOf = (typed: string) => {
  const digits = typedNumber(typed);
  return /^\d+$/.test(digits) && digits.length <= longest ? Number(digits) : null;
};

function rangeOf({ prefix, from, to }: NumberingInput): Numbering | NumberingFault {
  const first = wholeOf(from);
  if (first === null) return { field: 'from', text: faults.from };
  // A range of one needs no end.
  const last = to.trim() === '' ? first : wholeOf(to);
  if (last === null || last < first) return { field: 'to', text: faults.to };
  if (last - first + 1 > mostAtOnce) return { field: 'to', text: countRule };
  const width = typedNumber(from).length;
  const typed = Array.from(
    { length: last - first + 1 },
    (_, index) => `${prefix.trim()}${String(first + index).padStart(width, '0')}`,
  );
  return checked(typed, 'prefix');
}

function listOf(list: string): Numbering | NumberingFault {
  const typed = list.split(/[\s,،;؛]+/).filter((number) => number !== '');
  if (typed.length === 0) return { field: 'list', text: faults.list };
  if (typed.length > mostAtOnce) return { field: 'list', text: countRule };
  return checked(typed, 'list');
}

function checked(typed: readonly string[], field: NumberingFault['field']): Numbering | NumberingFault {
  const numbers: string[] = [];
  for (const text of typed) {
    const number = ownNumber.safeParse(text).data;
    if (number === undefined) return { field, text: numberRule };
    if (numbers.includes(number)) return { field, text: faults.twice(number) };
    numbers.push(number);
  }
  return { count: numbers.length, numbers };
}
