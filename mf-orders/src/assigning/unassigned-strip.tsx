import { isTyping } from '@hawiyat/shared/lib/is-typing';
import { mayI, notify } from '@hawiyat/shared/state';
import { Button, chakra, Kbd, Link, Ltr } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { type Task, taskKind } from '../components/task.ts';
import { row } from '../components/task-cells.styles.ts';
import { dialogs } from '../dialogs.ts';
import { messages as cells } from '../texts/cells.ts';
import { messages } from '../texts/lists.ts';

const { unassignedStrip: texts } = messages;
const keys = 'Alt+A';

const Strip = chakra('section', {
  base: {
    // In narrow windows a line below the tabs, whose place is reserved until the count is known.

    ...row,
    columnGap: '2',
    minH: { base: '11', md: '9' },
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    whiteSpace: { xl: 'nowrap' },
    fontSize: 'sm',
    color: 'accent.fg',
    '&[data-state=none]': { display: { base: 'none', xl: 'flex' } },
    '&:not([data-state=shown])': { visibility: 'hidden' },
    '& a': { color: 'accent.fg', fontWeight: 'semibold' },
    '& button': { ms: { base: 'auto', xl: '0' } },
  },
});

/** Counts what is due by today, else tomorrow's. `isSeen`: the page is shown, perhaps before the count. */
export function UnassignedStrip({ isSeen }: { isSeen: boolean }) {
  const { data } = useStore($orderCounts);
  const waiting = data?.withoutDriver;
  const count = data && (waiting ? waiting.now || waiting.tomorrow : 0);
  const button = useRef<HTMLButtonElement>(null);
  useAssignKeys(button);
  const known = count === null ? 'unknown' : count === 0 ? 'none' : 'shown';
  // Space that was visible before the count stays empty rather than move the content below.
  const keepsPlace = useRef(false);
  const state = known === 'none' && keepsPlace.current ? 'unknown' : known;
  useEffect(() => {
    if (known === 'shown') keepsPlace.current = false;
    else if (known === 'unknown' && isSeen) keepsPlace.current = true;
  }, [known, isSeen]);
  // The strip hides after the last assignment, with the button that the dialog returned the focus to.
  useEffect(() => {
    if (state === 'none' && document.activeElement === button.current)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [state]);

  return (
    <Strip data-state={state} data-print="no" aria-label={texts.region}>
      <span>
        {(waiting?.now ? texts.now : texts.tomorrow)(count ?? 0)}
        {' · '}
        <Link to="/orders/work">{texts.work}</Link>
      </span>
      {mayI('assign') && (
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          aria-label={texts.assignToFirst}
          aria-keyshortcuts={keys}
          onClick={() =>
            void firstTask().then((task) => button.current && task && dialogs.open('assign', { task }))
          }
        >
          {cells.assign}
          <Kbd hideBelow="xl" aria-hidden>
            <Ltr>{keys}</Ltr>
          </Kbd>
        </Button>
      )}
    </Strip>
  );
}

/** Waits for the newest answer, because an assignment may have changed which task is the first. */
async function firstTask(): Promise<Task | null> {
  if ($orderCounts.get().loading) await $orderCounts.fetch();
  const { data, error } = $orderCounts.get();
  const first = data?.withoutDriver.first;
  if (!first) {
    if (error !== null) notify(error, 'error');
    return null;
  }
  const { id, day, number: order, containerNumber: number } = first;
  return { kind: taskKind(first), id, day, order, number };
}

/** Compares `code`, because an Arabic keyboard types another letter with that key. */
function useAssignKeys(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (code !== 'KeyA' || !altKey || ctrlKey || metaKey || shiftKey || repeat) return;
      if (isTyping(event) || !button.current || !isVisible(button.current)) return;
      event.preventDefault();
      // The dialog returns the focus to the element that had it.
      button.current.focus();
      button.current.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [button]);
}

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
