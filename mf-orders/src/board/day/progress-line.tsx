import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { today } from '@hawiyat/shared/locale/today';
import { Alert, chakra, Progress, VisuallyHidden } from '@hawiyat/shared/ui';
import { row } from '../../components/task-cells.styles.ts';
import { messages } from '../../texts/day.ts';
import { texts } from '../lanes.styles.ts';
import type { DayStops } from './lanes.ts';
import { isOpen } from './lanes.ts';

const Line = chakra('div', {
  base: {
    ...row,
    ...texts,
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    '& > [role=img]': { flex: '1 1 8rem', maxW: '20rem' },
    '& > strong': { fontWeight: 'semibold' },
  },
});

export function ProgressLine({ answer: { stops } }: { answer: DayStops }) {
  const { done, of, overdue, failed } = progressOf(stops, today());
  const text = messages.done(done, of);
  const rest = (
    <>
      {overdue > 0 && <span data-late="">{messages.overdue(overdue)}</span>}
      {failed > 0 && <span data-muted="">{messages.failedOnes(failed)}</span>}
    </>
  );
  if (of > 0 && done === of)
    return (
      <>
        <Alert status="success">
          {messages.allDone} · {text}
        </Alert>
        {failed > 0 && <Line>{rest}</Line>}
      </>
    );
  return (
    <Line>
      <strong aria-hidden="true">{text}</strong>
      <VisuallyHidden>{messages.doneSpoken(done, of)}</VisuallyHidden>
      <Progress value={of === 0 ? 0 : (done / of) * 100} label={messages.doneSpoken(done, of)} />
      {rest}
    </Line>
  );
}

export function progressOf(stops: readonly Stop[], today: string) {
  const failed = stops.filter(({ status }) => status === 'failed').length;
  return {
    done: stops.filter((stop) => stop.status !== 'failed' && !isOpen(stop)).length,
    of: stops.length - failed,
    overdue: stops.filter((stop) => isOverdue(stop, today)).length,
    failed,
  };
}

export const isOverdue = (stop: Stop, today: string): boolean => isOpen(stop) && stop.day < today;
