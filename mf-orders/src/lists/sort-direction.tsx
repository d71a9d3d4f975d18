import { Button } from '@hawiyat/shared/ui';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { messages } from './lists-messages.ts';

export interface SortDirectionProps {
  /** The field's name. */
  by: string;
  /** Written on the button where no select beside it shows the field. */
  named?: boolean;
  order: 'asc' | 'desc';
  onChange: (order: 'asc' | 'desc') => void;
}

/** Turns the order round. */
export function SortDirection({ by, named = false, order, onChange }: SortDirectionProps) {
  const ascending = order === 'asc';
  const direction = ascending ? messages.ascending : messages.descending;
  return (
    <Button
      look="outline"
      aria-label={ascending ? messages.turnToDescending(by) : messages.turnToAscending(by)}
      onClick={() => onChange(ascending ? 'desc' : 'asc')}
    >
      {ascending ? (
        <ArrowUpNarrowWide size={16} aria-hidden />
      ) : (
        <ArrowDownWideNarrow size={16} aria-hidden />
      )}
      {named ? `${by}: ${direction}` : direction}
    </Button>
  );
}
