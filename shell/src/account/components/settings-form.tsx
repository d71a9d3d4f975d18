import type { SettingsAnswer, SettingsPage } from '@hawiyat/shared/contract/core/settings';
import { Alert, Stack } from '@hawiyat/shared/ui';
import type { useForm } from '@hawiyat/shared/ui/forms';
import type { ComponentType, ReactNode } from 'react';
import { mayChangeCompany } from './owner-only.tsx';
import { SaveBar } from './save-bar.tsx';
import type { Problems, SettingsCodec } from './settings-codec.ts';
import type { SettingsStore } from './settings-store.ts';
import { useVersionedForm } from './use-versioned-form.tsx';

type Form<Typed extends object> = ReturnType<typeof useForm<Typed, unknown>>;

type TextName<Typed> = {
  [Name in keyof Typed]: Typed[Name] extends string | null | undefined ? Name : never;
}[keyof Typed] &
  string;

export interface SettingsPartProps<Typed extends object> {
  typed: Typed;
  problems: Problems;
  disabled: boolean;
  set: Form<Typed>['set'];
  /** What people type as text; a codec makes something else of it. */
  text: (name: TextName<Typed>) => ReturnType<Form<Typed>['field']> & { disabled: boolean };
  /** The message of a field; it goes when the field is edited. */
  error: (name: keyof Typed & string) => string | undefined;
}

export interface SettingsLayoutProps<Typed extends object> {
  onSubmit: Form<Typed>['onSubmit'];
  part: SettingsPartProps<Typed>;
  children: ReactNode;
}

export interface SettingsView<Page extends SettingsPage, Typed extends object> {
  page: Page;
  store: SettingsStore<Page>;
  codec: SettingsCodec<Page, Typed>;
  /** The part that shows each field. */
  parts: Readonly<Record<keyof Page['fields'], ComponentType<SettingsPartProps<Typed>>>>;
  Layout?: ComponentType<SettingsLayoutProps<Typed>>;
}

export interface SettingsFormProps<Page extends SettingsPage, Typed extends object> {
  view: SettingsView<Page, Typed>;
  notes: ReactNode;
  settings: SettingsAnswer<Page>;
  /** The server's present version. */
  newest: SettingsAnswer<Page>;
  /** The form was saved or undone before: the save bar's status takes the focus. */
  isReopened: boolean;
  onReopen: (settings: SettingsAnswer<Page>) => void;
}

export function SettingsForm<Page extends SettingsPage, Typed extends object>({
  view: { page, store, codec, parts, Layout = Column },
  notes,
  settings,
  newest,
  isReopened,
  onReopen,
}: SettingsFormProps<Page, Typed>) {
  const { form, isOutdated, notice, question } = useVersionedForm({
    ...{ settings, newest, onReopen },
    ...{ schema: codec.schema, typedOf: codec.typedOf, save: store.save },
    read: (current) => page.answer.safeParse(current).data as SettingsAnswer<Page> | undefined,
  });
  const { submission, busy, dirty, invalid } = form;
  const mayChange = mayChangeCompany();
  const part = partOf(form, page, codec, form.locked || !mayChange);
  return (
    <>
      <Layout onSubmit={form.onSubmit} part={part}>
        {notes}
        {notice}
        {submission.stage === 'failed' && !isOutdated && <Alert status="error">{submission.message}</Alert>}
        {[...new Set(Object.values<ComponentType<SettingsPartProps<Typed>>>(parts))].map((Part, at) => (
          <Part key={at} {...part} />
        ))}
        {mayChange && (
          <SaveBar
            isProposal={isProposal(page, settings)}
            {...{ dirty, busy, invalid, isReopened }}
            onUndo={() => onReopen(newest)}
          />
        )}
      </Layout>
      {question}
    </>
  );
}

/** Whether the values are the platform's proposal, which no person has saved yet. */
export const isProposal = ({ fields }: SettingsPage, { version }: { readonly version: number }): boolean =>
  version === 1 && Object.values(fields).some((field) => field.isProposed);

function partOf<Page extends SettingsPage, Typed extends object>(
  form: Form<Typed>,
  { fields }: Page,
  { problemsOf }: SettingsCodec<Page, Typed>,
  disabled: boolean,
): SettingsPartProps<Typed> {
  const names = Object.keys(fields) as (keyof Typed & string)[];
  const typed = Object.fromEntries(names.map((name) => [name, form.value(name)])) as Typed;
  const found = form.invalid ? problemsOf(typed) : {};
  const problemOf = (name: keyof Typed & string) => found[name] ?? form.error(name);
  return {
    ...{ typed, disabled, set: form.set },
    // Only the form knows the server's errors.
    problems: { ...found, ...Object.fromEntries(names.map((name) => [name, problemOf(name)])) },
    text: (name) => ({ disabled, ...form.field(name) }),
    error: (name) => form.error(name) && problemOf(name),
  };
}

function Column<Typed extends object>({ onSubmit, children }: SettingsLayoutProps<Typed>) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="5">{children}</Stack>
    </form>
  );
}
