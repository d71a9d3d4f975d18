import { chakra } from '@chakra-ui/react';
import { texts } from '@hawiyat/shared/texts';
import { type FocusEvent, type ReactNode, useCallback, useEffect } from 'react';
import { Button } from '../button.tsx';
import type { OpenFilter } from '../toolbar/filter.tsx';
import { floating } from './place-beside.ts';
import { usePopover } from './use-popover.ts';

const messages = texts('ui/panels', { clear: 'مسح التصفية', close: 'إغلاق' });

const Panel = chakra('div', {
  base: {
    ...floating,
    p: '0',
    w: '28rem',
    maxW: 'calc(100vw - 16px)',
    maxH: 'min(36rem, calc(100dvh - 14rem))',
    overflowY: 'auto',
    mdDown: {
      // What places it beside its button does not count here.
      inset: 'auto 0 0 !important',
      w: 'full',
      maxW: 'none',
      maxH: '85dvh',
      borderBottomRadius: '0',
      '&::backdrop': { bg: 'rgba(11, 20, 34, 0.55)' },
    },
    '& > div': { display: 'flex', flexDirection: 'column', gap: '4', p: '4' },
    '& > footer': {
      position: 'sticky',
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: '4',
      py: '2',
      borderTopWidth: '1px',
      bg: 'bg.panel',
      '& > p': { flex: '1', color: 'fg.muted', fontSize: 'sm' },
    },
  },
});

export function FilterPanel(props: OpenFilter & { readonly children: ReactNode }) {
  const { label, button, chosen, found, onClear, onClose, children } = props;
  const panel = usePopover<HTMLDivElement>({ button, onClose, follows: true });
  const focusFirst = useCallback(
    () => panel.current?.querySelector<HTMLElement>('select, button[tabindex="0"]')?.focus(),
    [panel],
  );
  useEffect(focusFirst, [focusFirst]);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== button && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <Panel ref={panel} popover="auto" role="search" aria-label={label} data-print="no" onBlur={left}>
      <div>{children}</div>
      <footer>
        <p>{found}</p>
        {chosen > 0 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              // The button leaves with what it clears.
              focusFirst();
              onClear();
            }}
          >
            {messages.clear}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onClose}>
          {messages.close}
        </Button>
      </footer>
    </Panel>
  );
}
