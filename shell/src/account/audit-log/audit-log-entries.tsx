import type { AuditEntry } from '@hawiyat/shared/contract/core/events';
import {
  type AuditChange,
  auditActor,
  auditChanges,
  auditSentence,
} from '@hawiyat/shared/locale/audit-words';
import { dayWithWeekday, time } from '@hawiyat/shared/locale/dates';
import { Link } from '@hawiyat/shared/ui';
import { Day, Entries } from './audit-log.styles.ts';
import { messages } from './audit-log-messages.ts';

export function AuditLogEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = dayWithWeekday(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <section aria-label={messages.list}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Day>{day}</Day>
          <Entries>
            {ofDay.map((entry) => (
              <AuditLogEntry key={entry.id} entry={entry} />
            ))}
          </Entries>
        </section>
      ))}
    </section>
  );
}

function AuditLogEntry({ entry }: { entry: AuditEntry }) {
  const changes = auditChanges(entry);
  const { subject } = entry;
  const sentence = auditSentence({ ...entry, number: null, subject: { name: null, address: null } });
  const name = subject.name ?? entry.number;
  return (
    <li>
      <time dateTime={entry.at}>{time(entry.at)}</time>
      <div>
        <p>
          {subject.address && !name ? <Link to={subject.address}>{sentence}</Link> : sentence}
          {name && ' '}
          {name &&
            (subject.address ? (
              <Link to={subject.address}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            ))}
        </p>
        <p data-muted="">
          <bdi>{auditActor(entry.actor)}</bdi>
        </p>
        {changes.length > 0 && (
          <dl aria-label={messages.changes}>
            {changes.map((change) => (
              <div key={change.label}>
                <dt>{change.label}</dt>
                <dd>
                  <Change {...change} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
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
