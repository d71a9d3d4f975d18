import { day as dayText } from '@hawiyat/shared/locale/dates';
import { chakra } from '@hawiyat/shared/ui';
import { X } from 'lucide-react';
import { messages } from '../lists-messages.ts';
import { type AddressChange, type Filters, type LinkedName, linkedNames } from './orders-address.ts';

const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      h: { base: '11', md: '8' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      fontSize: 'xs',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      '& > svg': { color: 'fg.muted' },
    },
  },
});

const textOf = (name: LinkedName, value: string) =>
  name === 'day' ? messages.onDay(dayText(value)) : messages.linked[name];

export interface LinkedFiltersProps {
  query: Filters;
  onChange: (change: AddressChange) => void;
}

export function LinkedFilters({ query, onChange }: LinkedFiltersProps) {
  const given = linkedNames.flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [{ name, text: textOf(name, value) }];
  });
  if (given.length === 0) return null;
  return (
    <Chips>
      {given.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          aria-label={messages.removeFilter(text)}
          onClick={() => onChange({ [name]: '' })}
        >
          {text}
          <X size={14} aria-hidden />
        </button>
      ))}
    </Chips>
  );
}
