import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Median, medianOf } from '@hawiyat/shared/testing/median';
import { type Variant, variants } from './variants.ts';

const folder = join(import.meta.dirname, '../../../.data/bench');

/** Figures by variant, in the order of the rounds. */
export type Rounds<Figure extends string> = Record<Variant, Record<Figure, number>[]>;

export const noRounds = <Figure extends string>() =>
  Object.fromEntries(variants.map((variant) => [variant, []])) as unknown as Rounds<Figure>;

/** Medians of each figure by variant, and of its ratios within a round: composed / each of the others. */
export function summary<Figure extends string>(rounds: Rounds<Figure>, figures: readonly Figure[]) {
  const byFigure = <Value>(make: (figure: Figure) => Value) =>
    Object.fromEntries(figures.map((figure) => [figure, make(figure)])) as Record<Figure, Value>;
  const ratios = (figure: Figure, to: Variant): Median =>
    medianOf(rounds.composed.map((item, at) => item[figure] / (rounds[to][at]?.[figure] ?? Number.NaN)));
  return {
    medians: Object.fromEntries(
      variants.map((name) => [
        name,
        byFigure((figure) => medianOf(rounds[name].map((round) => round[figure]))),
      ]),
    ) as Record<Variant, Record<Figure, Median>>,
    ratios: Object.fromEntries(
      variants.slice(1).map((to) => [to, byFigure((figure) => ratios(figure, to))]),
    ) as Record<Variant, Record<Figure, Median>>,
  };
}

const rounded = (value: number) => String(Math.round(value));
const ranged = ({ median, least, most }: Median) =>
  least === most ? rounded(median) : `${rounded(median)} (${rounded(least)}–${rounded(most)})`;
const ratio = ({ median, interval }: Median) =>
  `${median.toFixed(2)}${interval ? ` [${interval.map((number) => number.toFixed(2)).join(', ')}]` : ''}`;

/** Prints a summary as a table: medians with their ranges, paired ratios with their 95 % intervals. */
export function print<Figure extends string>(
  title: string,
  { medians, ratios }: ReturnType<typeof summary<Figure>>,
  inRatios: readonly Figure[],
): void {
  console.log(`\n${title}`);
  const rows = variants.map((name) => [
    name,
    Object.fromEntries(
      Object.entries<Median>(medians[name]).map(([figure, value]) => [figure, ranged(value)]),
    ),
  ]);
  const paired = variants
    .slice(1)
    .map((to) => [
      `composed / ${to}`,
      Object.fromEntries(inRatios.map((figure) => [figure, ratio(ratios[to][figure])])),
    ]);
  console.table(Object.fromEntries([...rows, ...paired]));
}

/** Writes what was measured into `.data/bench`. */
export function write(name: string, measured: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(measured, null, 1));
}
