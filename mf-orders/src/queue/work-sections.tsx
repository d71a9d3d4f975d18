import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { listWork } from '@hawiyat/shared/contract/orders/work';
import { useBeforePrint } from '@hawiyat/shared/lib/use-before-print';
import { count } from '@hawiyat/shared/locale/numbers';
import { Link } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { NearEnd } from '../components/near-end.tsx';
import { messages } from '../texts/work.ts';
import { type Queue, type QueueRow, type Section, sections } from './queue.ts';
import { RequestRow, TaskRow } from './task-row.tsx';
import { $assigning } from './work-actions.ts';

/** Rows per step of rendering: a long queue costs no more than a short one. */
const rowsPerStep = 40;

const restOf: Record<Section, string> = {
  overdue: '/orders?tab=accepted_orders&late=true',
  unassigned: '/orders?tab=accepted_orders&driver=unassigned',
  today: '/orders?tab=accepted_orders&view=day',
  requests: '/orders?tab=new_orders',
};

interface WorkSectionsProps {
  queue: Queue;
  counts: Answer<typeof listWork>['counts'];
  today: string;
  current: string | null;
}

export function WorkSections({ queue: { rows, gone }, counts, today, current }: WorkSectionsProps) {
  const [drawn, setDrawn] = useState(rowsPerStep);
  useBeforePrint(() => setDrawn(rows.length));
  const assigning = useStore($assigning);
  const shown = rows.slice(0, drawn);
  const draw = (row: QueueRow) => {
    const state = { current: row.id === current, gone: gone.has(row.id) };
    return 'task' in row ? (
      <TaskRow
        key={row.id}
        {...{ task: row.task, section: row.section, today }}
        {...state}
        busy={assigning.has(row.id)}
      />
    ) : (
      <RequestRow key={row.id} fitting={row.fitting} today={today} {...state} />
    );
  };
  return (
    <>
      {sections.map((section) => {
        const all = rows.filter((row) => row.section === section).length;
        const part = shown.filter((row) => row.section === section);
        if (part.length === 0) return null;
        const rest = counts[section] - all;
        const id = `work-${section}`;
        return (
          <section key={section} data-section={section} aria-labelledby={id}>
            <h2 id={id}>
              {messages.sections[section]}
              <bdi data-count="" dir="ltr">
                {count(counts[section])}
              </bdi>
            </h2>
            <ul>{part.map(draw)}</ul>
            {(rest > 0 || section === 'requests') && part.length === all && (
              <p data-rest="">
                <Link to={restOf[section]}>
                  {section === 'requests' ? messages.allRequests : messages.more(rest)}
                </Link>
              </p>
            )}
          </section>
        );
      })}
      {drawn < rows.length && <NearEnd as="div" onNear={() => setDrawn(drawn + rowsPerStep)} />}
    </>
  );
}
