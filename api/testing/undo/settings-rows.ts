import { contractSettingsPages } from '../contract-endpoints.ts';
import type { Answer, Row, Rows, Sent } from './row.ts';

/** A field of each page of settings: another value, and a colleague's. */
const settings: Readonly<Record<string, readonly [field: string, other: unknown, theirs: unknown]>> = {
  profile: ['whatsapp', '0551112223', '0551112224'],
  notifications: ['sound', true, false],
  orders: ['hidesOutside', true, false],
  work: ['rentalDuration', 7, 10],
};
export const settingsRows: Rows = (await contractSettingsPages()).map((page) => {
  const [field, other, colleagues] = settings[page.name] ?? [''];
  const unseen = Object.entries(page.fields).flatMap(([name, { shown, initial }]) =>
    shown === false ? [[name, initial]] : [],
  );
  const saved = (answer: Answer, change: object): Sent => [
    page.save,
    {},
    { ...Object.fromEntries(unseen), ...answer[page.key], version: undefined, ...change },
  ];
  const row: Row = {
    before: () => [[page.fetch]],
    state: () => page.fetch,
    done: (_, answer) => saved(answer, { [field]: other }),
    inverse: (_, __, answer) => [saved(answer, {})],
    meanwhile: (_, __, answer) => [colleagues, other].map((value) => saved(answer, { [field]: value })),
  };
  return [page.save, row];
});
