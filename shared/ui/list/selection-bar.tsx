import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { Selection } from './selection.ts';
import { messages } from './texts.ts';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '4',
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    w: { base: 'full', md: 'fit-content' },
    mt: '4',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'xl',
    boxShadow: 'lg',
    animation: 'fade-in 160ms ease-out',
    '& > p': { me: '3', fontWeight: 'semibold', flex: { base: '1', md: 'none' } },
    // On phones the actions need the whole width for their words.
    '& > :last-child': { order: { base: '-1', md: '0' } },
    mdDown: {
      '& > p': { order: '-2' },
      '& > button:not(:last-child)': { flex: '1', px: '2' },
      '& > button:not(:last-child) > svg': { display: 'none' },
    },
  },
});

export interface SelectionBarProps {
  selection: Selection;
  label: string;
  text: string;
  children: ReactNode;
}

export const SelectionBar = ({ selection, label, text, children }: SelectionBarProps) => (
  <Bar aria-label={label}>
    <p role="status">{text}</p>
    {children}
    <Button size="sm" variant="ghost" onClick={selection.clear}>
      <X size={16} aria-hidden />
      {messages.deselect}
    </Button>
  </Bar>
);
