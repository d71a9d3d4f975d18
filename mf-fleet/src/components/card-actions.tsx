import { mayI } from '@hawiyat/shared/state';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../texts/fleet.ts';

interface CardActionsProps {
  children?: ReactNode;
  edit: string;
  remove: string;
  onPress: (kind: 'edit' | 'delete') => void;
  more?: { name: string; onPress: (button: HTMLElement) => void };
}

/** Above a link that covers the whole card. */
export function CardActions({ children, edit, remove, onPress, more }: CardActionsProps) {
  const isChanging = mayI('change-fleet');
  if (!isChanging && !children && !more) return null;
  return (
    <footer>
      {children}
      {isChanging && (
        <>
          <button type="button" aria-label={edit} onClick={() => onPress('edit')}>
            <Pencil size={16} />
            <span>{messages.edit}</span>
          </button>
          <button type="button" data-danger="" aria-label={remove} onClick={() => onPress('delete')}>
            <Trash2 size={16} />
            <span>{messages.delete}</span>
          </button>
        </>
      )}
      {more && (
        <button
          type="button"
          data-more=""
          aria-label={more.name}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => more.onPress(currentTarget)}
        >
          <Ellipsis size={18} />
        </button>
      )}
    </footer>
  );
}
