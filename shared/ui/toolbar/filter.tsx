import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { count } from '../../locale/numbers.ts';
import { Button } from '../button.tsx';
import { messages } from './texts.ts';

const opener = {
  borderColor: 'border.control',
  px: { base: '3', md: '4' },
  '& > span': { display: { base: 'none', md: 'inline' } },
  '& > b': { fontVariantNumeric: 'tabular-nums' },
} as const;

interface FilterState {
  readonly label: string;
  readonly chosen: number;
  readonly found?: ReactNode;
  readonly onClear: () => void;
}

export interface OpenFilter extends FilterState {
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

export interface FilterProps extends FilterState {
  readonly children: (open: OpenFilter) => ReactNode;
}

export function Filter({ children, ...state }: FilterProps) {
  const { chosen } = state;
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outline"
        css={opener}
        aria-label={chosen > 0 ? `${messages.filter} ${count(chosen)}` : messages.filter}
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(button ? null : currentTarget)}
      >
        <ListFilter size={16} aria-hidden />
        <span>{messages.filter}</span>
        {chosen > 0 && <b>{count(chosen)}</b>}
      </Button>
      {button && children({ ...state, button, onClose: () => setButton(null) })}
    </>
  );
}
