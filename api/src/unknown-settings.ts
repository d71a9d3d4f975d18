import { distance } from 'fastest-levenshtein';

/** A name in the environment that is no setting, and the setting that was probably meant. */
export interface UnknownSetting {
  readonly given: string;
  readonly meant: string;
}

/** Two letters may be wrong; of a short name one, since HOME is not HOST. */
const mostWrong = (name: string) => (name.length > 5 ? 2 : 1);

/**
 * Finds what is almost the name of a setting: what else an environment holds is nobody's mistake.
 * @param given the names in the environment
 * @param settings the names that are known
 */
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
