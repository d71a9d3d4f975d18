import { mayI } from '@hawiyat/shared/state';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CardActionsProps {
  children?: ReactNode;
  edit: { label: string; name: string; onPress: () => void };
  remove: { label: string; name: string; onPress: () => void };
  /** Opens the other actions beside `button`. */
  more?: { name: string; onPress: (button: HTMLElement) => void };
}

/** Above a link that covers the whole card. */
export function CardActions({ children, edit, remove, more }: CardActionsProps) {
  const isChanging = mayI('change-fleet');
  if (!isChanging && !children && !more) return null;
  return (
    <footer>
      {children}
      {isChanging && (
        <>
          <button type="button" aria-label={edit.name} onClick={edit.onPress}>
            <Pencil size={16} />
            <span>{edit.label}</span>
          </button>
          <button type="button" data-danger="" aria-label={remove.name} onClick={remove.onPress}>
            <Trash2 size={16} />
            <span>{remove.label}</span>
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
