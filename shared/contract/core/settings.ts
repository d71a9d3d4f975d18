import * as z from '@hawiyat/shared/contract/core/schema';
import { type Endpoint, endpoint } from './endpoint.ts';
import type { EventType } from './events.ts';
import type { Right } from './roles.ts';

export interface Setting {
  /** In Arabic: in conflicts, and in the audit log unless the log has its own word for the field. */
  readonly label: string;
  readonly draft: z.ZodMiniType;
  /** What answers hold; false: they hold it in another way. */
  readonly shown: z.ZodMiniType | false;
  readonly initial: unknown;
  /** The initial value counts only once it is saved. */
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

/** @param shown for answers that differ from the form, e.g. because a newer server may know more values */
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
  readonly name: string;
  readonly title: string;
  readonly subject: string;
  readonly address: `/settings/${string}`;
  readonly path: `/api/company/${string}`;
  readonly right: Right;
  /** Where other screens follow it; `settings.saved` by default. */
  readonly event?: EventType;
  readonly key?: Key;
  readonly fields: Fields;
  readonly also?: Also;
  readonly bodyLimit?: number;
}

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
    readonly undo: 'undoable';
    readonly body: z.ZodMiniType;
  };
}

export type SettingsDraft<Page extends Pick<SettingsPage, 'draft'>> = z.output<Page['draft']>;
export type SettingsAnswer<Page extends Pick<SettingsPage, 'answer'>> = z.output<Page['answer']> & {
  readonly version: number;
};

/** Fields that are read and saved together, over the version that the author has seen. */
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
    version: z.number(),
  } as ShownShape<Fields> & Also & { version: ReturnType<typeof z.number> });
  const response = z.object({ [key]: answer } as Record<Key, typeof answer>);
  return {
    ...{ name, title, address, event, key, fields, draft, answer },
    fetch: endpoint(`GET ${path}`, () => ({ right, response, defaultMessage: `Failed to fetch ${subject}` })),
    save: endpoint(`PATCH ${path}`, () => ({
      right: 'change-company',
      undo: 'undoable',
      versioned: true,
      ...{ body: draft, ...(bodyLimit !== undefined && { bodyLimit }), response },
      defaultMessage: `Failed to save ${subject}`,
    })),
  };
}
