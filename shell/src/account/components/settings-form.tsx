import type * as z from '@hawiyat/shared/contract/core/schema';
import type { SettingsAnswer, SettingsDraft, SettingsPage } from '@hawiyat/shared/contract/core/settings';
import { Alert, Button, chakra, Stack } from '@hawiyat/shared/ui';
import type { Doubt, FormState } from '@hawiyat/shared/ui/forms';
import { FormElement, LeaveGuard, OutdatedNotice, useForm } from '@hawiyat/shared/ui/forms';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { focusInPlace } from '../../components/focus.ts';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/settings.ts';
import { mayChangeCompany } from './owner-only.tsx';
import { StyledSaveBar } from './settings.styles.ts';
import type { SettingsStore } from './settings-store.ts';

type Form<Typed extends object> = ReturnType<typeof useForm<Typed, unknown>>;

export interface SettingsPartProps<Typed extends object>
  extends Pick<Form<Typed>, 'register' | 'field' | 'error' | 'set'> {
  typed: Typed;
  /** For what stands outside of the form's fields. */
  disabled: boolean;
}

export interface SettingsRowProps<Typed extends object> extends SettingsPartProps<Typed> {
  at: number;
  onRemove: () => void;
}

export interface SettingsLayoutProps<Typed extends object> {
  form: Form<Typed>;
  part: SettingsPartProps<Typed>;
  children: ReactNode;
}

export interface SettingsView<Page extends SettingsPage, Typed extends object> {
  page: Page;
  store: SettingsStore<Page>;
  typedOf: (settings: SettingsAnswer<Page>) => Typed;
  schema: z.ZodMiniType<SettingsDraft<Page>>;
  /** What may be a slip, beside what is saved. */
  doubts?: (draft: SettingsDraft<Page>, saved: SettingsAnswer<Page>) => readonly Doubt[];
  parts: Readonly<Record<keyof Page['fields'], ComponentType<SettingsPartProps<Typed>>>>;
  Layout?: ComponentType<SettingsLayoutProps<Typed>>;
}

interface SettingsFormProps<Page extends SettingsPage, Typed extends object> {
  view: SettingsView<Page, Typed>;
  notes: ReactNode;
  settings: SettingsAnswer<Page>;
  /** The server's present version. */
  newest: SettingsAnswer<Page>;
  /** The form was saved or undone before: the save bar's status takes the focus. */
  isReopened: boolean;
  onReopen: (settings: SettingsAnswer<Page>) => void;
}

/** An untouched form takes newer values. */
export function SettingsForm<Page extends SettingsPage, Typed extends object>({
  view: { page, store, typedOf, schema, doubts, parts, Layout = Column },
  notes,
  settings,
  newest,
  isReopened,
  onReopen,
}: SettingsFormProps<Page, Typed>) {
  const form = useForm<Typed, SettingsDraft<Page>>({
    ...{ schema, defaults: typedOf(settings) },
    doubts: (draft) => doubts?.(draft, settings) ?? [],
    edits: {
      stored: settings,
      typed: (current) => {
        const { data } = page.answer.safeParse(current);
        return data ? typedOf(data as SettingsAnswer<Page>) : undefined;
      },
    },
    send: async (draft, { version }) => {
      // What a colleague saved in between, and a proposal that is incomplete, cannot be saved again.
      const former = version === settings.version ? schema.safeParse(typedOf(settings)).data : undefined;
      onReopen(await store.save(draft, version, former));
    },
  });
  const { submission, version, dirty } = form;
  useEffect(() => {
    if (!dirty && newest.version > settings.version) onReopen(newest);
  }, [dirty, newest, settings, onReopen]);
  const mayChange = mayChangeCompany();
  const disabled = form.locked || !mayChange;
  const part: SettingsPartProps<Typed> = { ...form, disabled, typed: form.values() as Typed };
  return (
    <>
      <Layout form={form} part={part}>
        {notes}
        <OutdatedNotice form={form} />
        {submission.stage === 'failed' && !version.outdated && (
          <Alert status="error">{submission.message}</Alert>
        )}
        <chakra.fieldset disabled={disabled} minW="0" display="contents">
          {[...new Set(Object.values<ComponentType<SettingsPartProps<Typed>>>(parts))].map((Part, at) => (
            <Part key={at} {...part} />
          ))}
        </chakra.fieldset>
        {mayChange && (
          <SaveBar
            {...{ form, isReopened }}
            canSave={dirty || isProposal(page, settings)}
            onUndo={() => onReopen(newest)}
          />
        )}
      </Layout>
      <LeaveGuard unsaved={dirty} />
    </>
  );
}

/** Whether the values are the platform's proposal, which no person has saved yet. */
export const isProposal = ({ fields }: SettingsPage, { version }: { readonly version: number }): boolean =>
  version === 1 && Object.values(fields).some((field) => field.isProposed);

const Column = <Typed extends object>({ form, children }: SettingsLayoutProps<Typed>) => (
  <FormElement form={form} submit={messages.save}>
    <Stack gap="5">{children}</Stack>
  </FormElement>
);

interface SaveBarProps {
  form: FormState;
  /** An unchanged form can be saved where the page proposes values. */
  canSave: boolean;
  isReopened: boolean;
  onUndo: () => void;
}

const SaveBar = ({ form: { dirty, busy, invalid }, canSave, isReopened, onUndo }: SaveBarProps) => (
  <StyledSaveBar data-unsaved={canSave ? '' : undefined}>
    <Button type="submit" loading={busy} loadingText={actions.saving} disabled={!canSave}>
      {messages.save}
    </Button>
    {dirty && !busy && (
      <Button variant="outline" onClick={onUndo}>
        {messages.undo}
      </Button>
    )}
    <p role="status" ref={isReopened ? focusInPlace : null} tabIndex={-1}>
      {invalid ? messages.invalid : dirty ? messages.unsaved : isReopened && messages.allSaved}
    </p>
  </StyledSaveBar>
);
