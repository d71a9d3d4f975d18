import * as z from '@hawiyat/shared/contract/core/schema';
import type { SettingsAnswer, SettingsDraft, SettingsPage } from '@hawiyat/shared/contract/core/settings';

export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Messages by field: `depot`, `areas.0.name`. */
export type Problems = Readonly<Record<string, string | undefined>>;

interface Typing<Page extends SettingsPage, Typed extends object> {
  readonly typedOf: (settings: SettingsAnswer<Page>) => Typed;
  readonly draftOf: (typed: Typed) => z.input<Page['draft']>;
  /** Gives the form field of an issue and its message; by default the issue's path and message. */
  readonly problemOf?: (issue: Issue, typed: Typed) => readonly [field: string, text: string];
  /** Faults that the draft can no longer show, such as unreadable text. */
  readonly misread?: (typed: Typed) => Problems;
}

export interface SettingsCodec<Page extends SettingsPage, Typed extends object> {
  readonly typedOf: (settings: SettingsAnswer<Page>) => Typed;
  readonly schema: z.ZodMiniType<SettingsDraft<Page>>;
  readonly problemsOf: (typed: Typed) => Problems;
}

/** Converts between stored settings and the values of the form. */
export function settingsCodec<Page extends SettingsPage, Typed extends object>(
  { fields, draft }: Page,
  { typedOf, draftOf, problemOf = byPath, misread }: Typing<Page, Typed>,
): SettingsCodec<Page, Typed> {
  return {
    typedOf(settings) {
      const typed = typedOf(settings);
      return Object.fromEntries(Object.keys(fields).map((field) => [field, Object(typed)[field]])) as Typed;
    },
    schema: z.pipe(
      z.pipe(
        z.unknown(),
        z.transform((typed): unknown => draftOf(typed as Typed)),
      ),
      draft,
    ) as z.ZodMiniType<SettingsDraft<Page>>,
    problemsOf(typed) {
      const problems: Record<string, string | undefined> = { ...misread?.(typed) };
      for (const issue of draft.safeParse(draftOf(typed)).error?.issues ?? []) {
        const [field, text] = problemOf(issue, typed);
        problems[field] ??= text;
      }
      return problems;
    },
  };
}

export const plainCodec = <Page extends SettingsPage, Typed extends object>(page: Page) =>
  settingsCodec<Page, Typed>(page, {
    typedOf: (settings) => settings as object as Typed,
    draftOf: (typed) => typed as z.input<Page['draft']>,
  });

const byPath = ({ path, message }: Issue) => [path.map(String).join('.'), message] as const;
