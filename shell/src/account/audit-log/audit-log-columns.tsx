import type { AuditEntry } from '@hawiyat/shared/contract/company/audit-log';
import type { AuditChange } from '@hawiyat/shared/locale/audit-words';
import { auditActor, auditChanges, auditSentence } from '@hawiyat/shared/locale/audit-words';
import { day, time } from '@hawiyat/shared/locale/dates';
import { Link } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { messages } from '../../texts/audit-log.ts';

export type AuditLogColumn = 'at' | 'what' | 'who' | 'changes';

export const columns: readonly (Column<AuditEntry> & { readonly id: AuditLogColumn })[] = [
  {
    ...{ id: 'at', title: messages.at, width: '7.75rem' },
    cell: ({ at }) => (
      <time dateTime={at}>
        {day(at)} <span data-muted="">{time(at)}</span>
      </time>
    ),
  },
  {
    ...{ id: 'what', title: messages.what, width: 'minmax(0, 1.2fr)', onCard: 'title' },
    cell: (entry) => <What entry={entry} />,
  },
  {
    ...{ id: 'who', title: messages.person, width: 'minmax(0, 0.8fr)' },
    cell: ({ actor }) => <bdi>{auditActor(actor)}</bdi>,
  },
  {
    ...{ id: 'changes', title: messages.changes, width: 'minmax(0, 1.6fr)', from: 1280 },
    cell: (entry) => <Changes entry={entry} />,
  },
];

export const detailsLabel = (entry: AuditEntry) => messages.restOf(auditSentence(entry));

function What({ entry }: { entry: AuditEntry }) {
  const { subject } = entry;
  const sentence = auditSentence({ ...entry, number: null, subject: { name: null, address: null } });
  const name = subject.name ?? entry.number;
  if (!name) return subject.address ? <Link to={subject.address}>{sentence}</Link> : sentence;
  const named = <bdi>{name}</bdi>;
  return (
    <>
      {sentence} {subject.address ? <Link to={subject.address}>{named}</Link> : named}
    </>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = auditChanges(entry);
  if (changes.length === 0) return <span data-none="">{messages.noChanges}</span>;
  return (
    <ul aria-label={messages.changes}>
      {changes.map((change) => (
        <li key={change.label}>
          <span data-muted="">{change.label}:</span> <Change {...change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ from, to, isHidden }: AuditChange) {
  if (isHidden) return messages.changed;
  if (from === null) return <strong>{to ?? messages.nothing}</strong>;
  return (
    <>
      {messages.before} <bdi>{from}</bdi> {messages.after} <strong>{to ?? messages.nothing}</strong>
    </>
  );
}
