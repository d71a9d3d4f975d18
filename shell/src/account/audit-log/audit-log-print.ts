import type { ListToPrint, Printable } from '@hawiyat/shared/components/print-button';
import { type ColumnTexts, textColumns } from '@hawiyat/shared/components/text-columns';
import type { AuditEntry } from '@hawiyat/shared/contract/company/audit-log';
import { auditActor, auditChanges, auditSentence } from '@hawiyat/shared/locale/audit-words';
import { stamp } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { messages } from '../../texts/audit-log.ts';
import { type AuditLogColumn, columns } from './audit-log-columns.tsx';
import { $auditLog } from './audit-log-store.ts';

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
