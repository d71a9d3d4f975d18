import { type AuditKind, auditKinds } from '@hawiyat/shared/contract/core/events';
import { auditKindLabel } from '@hawiyat/shared/locale/audit-words';
import { Button, chakra, Field, NativeSelect } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { useStore } from '@nanostores/react';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from './audit-log-messages.ts';
import { $exporting, $persons, saveAuditLog } from './audit-log-store.ts';
import type { useAuditLogFilter } from './use-audit-log-filter.ts';

const Bar = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '3',
    mb: '4',
    '& > [data-actions]': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});

const kinds = Object.keys(auditKinds) as AuditKind[];

export function AuditLogFilters({ choice }: { choice: ReturnType<typeof useAuditLogFilter> }) {
  const { shown, change, errorOf, filter, isFiltered, clear } = choice;
  const persons = useStore($persons).data ?? [];
  const exporting = useStore($exporting);
  // A half-typed day is always wrong, so its error waits until the field is left.
  const [typing, setTyping] = useState(false);
  useEffect(() => void $persons.fetch(), []);
  const isKnown = persons.some(({ id }) => id === shown.person);
  const day = (name: 'from' | 'to') => (
    <Field label={messages[name]} error={typing ? undefined : errorOf(name)}>
      <DateInput
        value={shown[name] ?? ''}
        onChange={(value) => {
          setTyping(true);
          change({ [name]: value });
        }}
        onBlur={() => setTyping(false)}
        range={{
          value: [shown.from ?? '', shown.to ?? ''],
          onChange: ([from, to]) => change({ from, to }),
        }}
      />
    </Field>
  );
  return (
    <Bar data-print="no" aria-label={messages.filters}>
      <Field label={messages.person}>
        <NativeSelect value={shown.person ?? ''} onChange={(event) => change({ person: event.target.value })}>
          <option value="">{messages.everybody}</option>
          {shown.person && !isKnown && <option value={shown.person}>{messages.somebody}</option>}
          {persons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={messages.kind}>
        <NativeSelect value={shown.kind ?? ''} onChange={(event) => change({ kind: event.target.value })}>
          <option value="">{messages.everything}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {auditKindLabel[kind]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {day('from')}
      {day('to')}
      <div data-actions="">
        <Button
          variant="outline"
          size="sm"
          loading={exporting}
          loadingText={messages.exporting}
          onClick={() => void saveAuditLog(filter)}
        >
          <Download size={16} aria-hidden />
          {messages.export}
        </Button>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {messages.print}
        </Button>
        {isFiltered && (
          <Button variant="ghost" size="sm" onClick={clear}>
            {messages.clear}
          </Button>
        )}
      </div>
    </Bar>
  );
}
