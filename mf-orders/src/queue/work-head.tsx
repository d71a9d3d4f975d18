import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { hijriDay, hijriMonths } from '@hawiyat/shared/locale/hijri';
import { Kbd, Ltr, Progress } from '@hawiyat/shared/ui';
import { Head } from './work.styles.ts';
import { messages } from './work-messages.ts';

interface WorkHeadProps {
  /** Null while the answer is on its way. */
  work: { readonly day: string; readonly progress: { readonly left: number; readonly total: number } } | null;
  keys: boolean;
  onKeys: (on: boolean) => void;
}

export function WorkHead({ work, keys, onKeys }: WorkHeadProps) {
  const { left, total } = work?.progress ?? { left: 0, total: 0 };
  const share = total === 0 ? 100 : Math.round(((total - left) / total) * 100);
  return (
    <Head>
      <div>
        <p>
          {work && (
            <>
              {dayWithWeekday(work.day)} · {hijriDay(work.day)} {hijriMonths(work.day, work.day)} ·{' '}
              <b>{messages.left(left, total)}</b>
            </>
          )}
        </p>
        <span data-hints="" data-print="no">
          {keys && (
            <>
              <span aria-hidden>
                {messages.hints.move} <Kbd>J</Kbd>
                <Kbd>K</Kbd>
              </span>
              <span aria-hidden>
                {messages.hints.open} <Kbd>Enter</Kbd>
              </span>
              <span aria-hidden>
                {messages.hints.undo}{' '}
                <Kbd>
                  <Ltr>Ctrl+Z</Ltr>
                </Kbd>
              </span>
            </>
          )}
          <label>
            <input type="checkbox" checked={keys} onChange={({ target }) => onKeys(target.checked)} />
            {messages.keys}
          </label>
        </span>
      </div>
      <Progress value={work ? share : 0} label={messages.done(share)} />
    </Head>
  );
}
