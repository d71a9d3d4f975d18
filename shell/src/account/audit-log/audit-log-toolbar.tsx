import { type ListToPrint, type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, textColumns } from '@hawiyat/shared/components/text-columns';
import { type AuditEntry, type AuditKind, auditKinds } from '@hawiyat/shared/contract/company/audit-log';
import { auditActor, auditChanges, auditKindLabel, auditSentence } from '@hawiyat/shared/locale/audit-words';
import { day, stamp } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { Field } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { FilterPanel, FilterSelect, MenuButton } from '@hawiyat/shared/ui/panels';
import { Filter, type SetFilter, Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../../texts/audit-log.ts';
import { type AuditLogColumn, columns } from './audit-log-columns.tsx';
import { $auditLog, $exporting, $persons, type AuditLogChoice, saveAuditLog } from './audit-log-store.ts';

export function AuditLogToolbar({ choice }: { choice: AuditLogChoice }) {
  const { filter, remove, clear } = choice;
  const persons = usePersons();
  const set: readonly SetFilter[] = (
    [
      ['person', filter.person && (persons[filter.person] ?? messages.somebody)],
      ['kind', filter.kind && auditKindLabel[filter.kind]],
      ['from', filter.from && `${messages.from} ${day(filter.from)}`],
      ['to', filter.to && `${messages.to} ${day(filter.to)}`],
      ['entityId', filter.entityId && messages.something],
    ] as const
  ).flatMap(([id, text]) => (text ? [{ id, text, onRemove: () => remove(id) }] : []));
  return (
    <Toolbar
      filter={
        <Filter label={messages.filters} chosen={set.length} onClear={clear}>
          {(open) => (
            <FilterPanel {...open}>
              <FilterFields {...{ choice, persons }} />
            </FilterPanel>
          )}
        </Filter>
      }
      filters={set}
      menu={<AuditLogMenu filter={filter} about={set.map(({ text }) => text).join('، ')} />}
    />
  );
}

function usePersons(): Readonly<Record<string, string>> {
  const { data } = useStore($persons);
  useEffect(() => void $persons.fetch(), []);
  return Object.fromEntries((data ?? []).map(({ id, name }) => [id, name]));
}

interface FilterFieldsProps {
  choice: AuditLogChoice;
  persons: Readonly<Record<string, string>>;
}

const kinds = Object.keys(auditKinds) as AuditKind[];

function FilterFields({ choice: { shown, change, errorOf }, persons }: FilterFieldsProps) {
  // A half-typed day is always wrong, so its error waits until the field is left.
  const [typing, setTyping] = useState(false);
  const { person = '', kind = '' } = shown;
  const field = (name: 'from' | 'to') => (
    <Field label={messages[name]} error={typing ? undefined : errorOf(name)}>
      <DateInput
        value={shown[name] ?? ''}
        onChange={(value) => {
          setTyping(true);
          change({ [name]: value });
        }}
        onBlur={() => setTyping(false)}
        range={{ value: [shown.from ?? '', shown.to ?? ''], onChange: ([from, to]) => change({ from, to }) }}
      />
    </Field>
  );
  return (
    <>
      <FilterSelect
        label={messages.person}
        value={person}
        all={messages.everybody}
        options={Object.keys(persons)}
        labels={persons}
        onChange={(value) => change({ person: value })}
      >
        {person && !Object.hasOwn(persons, person) && <option value={person}>{messages.somebody}</option>}
      </FilterSelect>
      <FilterSelect
        label={messages.kind}
        value={kind}
        all={messages.everything}
        options={kinds}
        labels={auditKindLabel}
        onChange={(value) => change({ kind: value })}
      />
      {field('from')}
      {field('to')}
    </>
  );
}

function AuditLogMenu({ filter, about }: { filter: AuditLogChoice['filter']; about: string }) {
  const exporting = useStore($exporting);
  const { isPreparing, ...print } = usePrint(printableOf(about));
  const save = {
    label: exporting ? messages.exporting : messages.export,
    icon: Download,
    onPress: () => void saveAuditLog(filter),
  };
  return <MenuButton label={messages.menu} items={[save, print]} loading={isPreparing || exporting} />;
}

const texts: ColumnTexts<AuditEntry, AuditLogColumn> = {
  at: { text: ({ at }) => stamp(at) },
  what: { text: auditSentence },
  who: { text: ({ actor }) => auditActor(actor) },
  changes: {
    text: (entry) =>
      auditChanges(entry)
        .map(({ label, from, to, isHidden }) => {
          if (isHidden) return `${label}: ${messages.changed}`;
          const after = to ?? messages.nothing;
          return `${label}: ${from === null ? after : `${messages.before} ${from} ${messages.after} ${after}`}`;
        })
        .join('، '),
  },
};
const onPaper = textColumns(columns, texts);

/** The loaded entries: the whole log has no end. `about`: what is set. */
export function printableOf(about: string): Printable<AuditEntry> {
  const known = (): ListToPrint<AuditEntry> | null => {
    const { rows, hasMore } = $auditLog.get();
    if (!rows) return null;
    const counted = pluralizeInline(rows.length, messages.entry);
    return {
      ...{ title: messages.title, about, columns: onPaper, rows, total: rows.length },
      counted: hasMore ? messages.newest(counted) : counted,
    };
  };
  return { known, whole: async () => known() ?? Promise.reject(new Error(messages.loading)) };
}
