import { distance } from 'fastest-levenshtein';

export interface UnknownSetting {
  readonly given: string;
  readonly meant: string;
}

/** Two typos are allowed; in a short name one, because HOME is not HOST. */
const mostWrong = (name: string) => (name.length > 5 ? 2 : 1);

/** Finds names in the environment that are almost a setting. */
export function unknownSettings(given: readonly string[], settings: readonly string[]): UnknownSetting[] {
  return given
    .filter((text) => !settings.includes(text))
    .flatMap((name) => {
      const near = settings
        .map((meant) => ({ given: name, meant, wrong: distance(name.toUpperCase(), meant) }))
        .filter(({ meant, wrong }) => wrong <= mostWrong(meant))
        .toSorted((a, b) => a.wrong - b.wrong);
      return near.slice(0, 1).map(({ meant }) => ({ given: name, meant }));
    });
}
