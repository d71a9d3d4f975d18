import * as z from '@hawiyat/shared/contract/core/schema';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { EventType } from './events.ts';
import type { Right } from './roles.ts';

/** One setting of a company. */
export interface Setting {
  /** In Arabic: in conflicts, and in the audit log unless that has a word of its own for the field. */
  readonly label: string;
  /** What a form sends. Its output is what is stored. */
  readonly draft: z.ZodMiniType;
  /** What answers hold; false: they say it in another way. */
  readonly shown: z.ZodMiniType | false;
  /** What holds until somebody saves. */
  readonly initial: unknown;
  /** The initial value holds only once it is saved. */
  readonly isProposed: boolean;
}

type Settings = Readonly<Record<string, Setting>>;
type Shape = Readonly<Record<string, z.ZodMiniType>>;
type DraftShape<Fields extends Settings> = { [Name in keyof Fields]: Fields[Name]['draft'] };
type ShownShape<Fields extends Settings> = {
  [Name in keyof Fields as Fields[Name]['shown'] extends false ? never : Name]: Exclude<
    Fields[Name]['shown'],
    false
  >;
};

/**
 * A field of a page of settings.
 * @param shown where answers hold it otherwise than a form sends it, as when a newer server may know more values
 */
export function setting<Draft extends z.ZodMiniType, Shown extends z.ZodMiniType | false>(
  label: string,
  draft: Draft,
  initial: z.output<Draft>,
  options: { readonly shown: Shown; readonly isProposed?: boolean },
): Setting & { readonly draft: Draft; readonly shown: Shown };
export function setting<Draft extends z.ZodMiniType>(
  label: string,
  draft: Draft,
  initial: z.output<Draft>,
  options?: { readonly isProposed?: boolean },
): Setting & { readonly draft: Draft; readonly shown: Draft };
export function setting(
  label: string,
  draft: z.ZodMiniType,
  initial: unknown,
  { shown = draft, isProposed = false }: Partial<Pick<Setting, 'shown' | 'isProposed'>> = {},
): Setting {
  return { label, draft, shown, initial, isProposed };
}

interface Described<Key extends string, Fields extends Settings, Also extends Shape> {
  /** In the table and in `settings.saved`. */
  readonly name: string;
  /** In Arabic, as «saved» and the audit log say it. */
  readonly title: string;
  /** In English, as the calls say it: `work settings`. */
  readonly subject: string;
  /** Where the panel shows it. */
  readonly address: `/settings/${string}`;
  readonly path: `/api/company/${string}`;
  /** What a person needs to see it; `change-company` is what saving needs. */
  readonly right: Right;
  /** Where other screens follow it; `settings.saved` by default. */
  readonly event?: EventType;
  /** Of the settings in the answers. */
  readonly key?: Key;
  readonly fields: Fields;
  /** What else answers hold. */
  readonly also?: Also;
  readonly bodyLimit?: number;
}

/** A page of settings, whatever its fields. */
export interface SettingsPage {
  readonly name: string;
  readonly title: string;
  readonly address: `/settings/${string}`;
  readonly event: EventType;
  readonly key: string;
  readonly fields: Settings;
  readonly draft: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
  readonly fetch: Omit<Endpoint, 'params' | 'query' | 'body'> & { readonly audience: 'company' };
  readonly save: Omit<Endpoint, 'params' | 'query'> & {
    readonly audience: 'company';
    readonly body: z.ZodMiniType;
  };
}

/** What a form saves, and what is stored. */
export type SettingsDraft<Page extends Pick<SettingsPage, 'draft'>> = z.output<Page['draft']>;
/** What answers hold. */
export type SettingsAnswer<Page extends Pick<SettingsPage, 'answer'>> = z.output<Page['answer']> & {
  readonly version: number;
};

/**
 * A page of a company's settings: fields that are read together, and saved together over the version that the author has
 * seen. Both calls follow from it, and on the server all that they do; `settings-pages.ts` lists the pages.
 * @param create called once, at once
 */
/*#__NO_SIDE_EFFECTS__*/
export function settingsPage<
  Fields extends Settings,
  Key extends string = 'settings',
  Also extends Shape = Record<never, never>,
>(create: () => Described<Key, Fields, Also>) {
  const { name, title, subject, address, path, right, fields, also, bodyLimit, ...page } = create();
  const { event = 'settings.saved', key = 'settings' as Key } = page;
  const entries = Object.entries<Setting>(fields);
  const draft = z.object(
    Object.fromEntries(entries.map(([field, item]) => [field, item.draft])) as DraftShape<Fields>,
  );
  const answer = z.object({
    ...Object.fromEntries(entries.flatMap(([field, { shown }]) => (shown ? [[field, shown]] : []))),
    ...also,
    /** 1 until somebody saves. */
    version: z.number(),
  } as ShownShape<Fields> & Also & { version: ReturnType<typeof z.number> });
  const response = z.object({ [key]: answer } as Record<Key, typeof answer>);
  return {
    ...{ name, title, address, event, key, fields, draft, answer },
    fetch: endpoint(() => ({
      ...{ method: 'GET', path, audience: 'company', right, response },
      defaultMessage: `Failed to fetch ${subject}`,
    })),
    /** Replaces all of them; `If-Match` keeps it from overwriting what its author has not seen. */
    save: endpoint(() => ({
      ...{ method: 'PATCH', path, audience: 'company', right: 'change-company', versioned: true },
      ...{ body: draft, ...(bodyLimit !== undefined && { bodyLimit }), response },
      defaultMessage: `Failed to save ${subject}`,
    })),
  };
}
