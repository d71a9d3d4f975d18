import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useRovingFocus } from '../panels/use-roving-focus.ts';
import { messages } from './texts.ts';

const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '1.5',
    minW: '0',
    // An outline of a chip at the edge is not cut.
    ...{ p: '3px', m: '-3px' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      gap: '1.5',
      maxW: 'full',
      minH: { base: '11', md: '8' },
      px: '2.5',
      borderWidth: '1px',
      borderColor: 'brand.fg',
      borderRadius: 'md',
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontSize: 'xs',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
  },
});

export interface SetFilter {
  readonly id: string;
  readonly text: string;
  readonly onRemove: () => void;
}

export function SetFilters({ filters, onLast }: { filters: readonly SetFilter[]; onLast: () => void }) {
  const roving = useRovingFocus<HTMLDivElement>();
  const { ref: chips } = roving;
  // Where the focused chip was: the next one takes its focus.
  const removed = useRef<number | null>(null);
  const { length } = filters;
  const remove = (at: number) => {
    removed.current = at;
    if (length === 1) onLast();
    filters[at]?.onRemove();
  };
  useEffect(() => {
    const at = removed.current;
    const group = chips.current;
    removed.current = null;
    if (at === null || !group || length === 0) return;
    (group.children[Math.min(at, length - 1)] as HTMLElement | undefined)?.focus();
    // The address may answer some renders later.
  }, [length, chips]);
  if (length === 0) return null;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = [...event.currentTarget.children].indexOf(event.target as Element);
    if (at >= 0 && (event.key === 'Delete' || event.key === 'Backspace')) remove(at);
    else roving.onKeyDown(event);
  };
  return (
    <Chips role="toolbar" aria-label={messages.filters} {...roving} onKeyDown={press}>
      {filters.map(({ id, text }, at) => (
        <button key={id} type="button" aria-label={messages.remove(text)} onClick={() => remove(at)}>
          {text}
          <X size={14} aria-hidden />
        </button>
      ))}
    </Chips>
  );
}
