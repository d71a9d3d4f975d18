import type { TimelineEntry } from '@hawiyat/shared/contract/orders/order-details';
import { stamp } from '@hawiyat/shared/locale/dates';
import { messages } from './panel-messages.ts';
import { whatHappened, whoDid, withoutRepetition } from './timeline-words.ts';

export function OrderTimeline({ timeline }: { timeline: readonly TimelineEntry[] }) {
  return (
    <section>
      <h3>{messages.timeline}</h3>
      <ol aria-label={messages.timeline}>
        {withoutRepetition(timeline).map((entry) => (
          <li key={entry.id}>
            {whatHappened(entry)}
            {entry.number?.includes('/') && (
              <small>
                {' '}
                <bdi>{entry.number}</bdi>
              </small>
            )}
            {entry.reason && (
              <p data-muted="">
                <bdi>{entry.reason}</bdi>
              </p>
            )}
            <p data-muted="">
              {whoDid(entry)}، <time dateTime={String(entry.at)}>{stamp(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
