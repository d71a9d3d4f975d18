import { chakra } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { count } from '../../locale/numbers.ts';
import { Button } from '../button.tsx';
import { usePopover } from './menu/use-popover.ts';

const words = { filter: 'تصفية', clear: 'مسح التصفية', close: 'إغلاق' };

const opener = {
  borderColor: 'border.control',
  px: { base: '3', md: '4' },
  '& > span': { display: { base: 'none', md: 'inline' } },
  '& > b': { fontVariantNumeric: 'tabular-nums' },
} as const;

/** A sheet at the bottom of a phone. */
const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '0',
    w: '28rem',
    maxW: 'calc(100vw - 16px)',
    maxH: 'min(36rem, calc(100dvh - 14rem))',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
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

export interface FilterProps {
  /** Accessible name of the panel. */
  label: string;
  /** How many filters are set. */
  chosen: number;
  /** How many rows the list has now. */
  found?: ReactNode;
  onClear: () => void;
  /** Rendered while the panel is open. */
  children: ReactNode;
}

/** «تصفية»: every choice of a list behind one button. */
export function Filter({ label, chosen, ...panel }: FilterProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outline"
        css={opener}
        aria-label={chosen > 0 ? `${words.filter} ${count(chosen)}` : words.filter}
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(button ? null : currentTarget)}
      >
        <ListFilter size={16} aria-hidden />
        <span>{words.filter}</span>
        {chosen > 0 && <b>{count(chosen)}</b>}
      </Button>
      {button && <OpenPanel {...{ label, button, chosen }} {...panel} onClose={() => setButton(null)} />}
    </>
  );
}

interface OpenPanelProps extends FilterProps {
  button: HTMLElement;
  onClose: () => void;
}

function OpenPanel({ label, button, chosen, found, onClear, onClose, children }: OpenPanelProps) {
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
            {words.clear}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </footer>
    </Panel>
  );
}
