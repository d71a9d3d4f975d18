import { mayI } from '@hawiyat/shared/state';
import { Pencil, Trash2 } from 'lucide-react';

export interface CardActionsProps {
  edit: { label: string; name: string; onPress: () => void };
  remove: { label: string; name: string; onPress: () => void };
}

/** Above a link that covers the whole card. */
export function CardActions({ edit, remove }: CardActionsProps) {
  if (!mayI('change-fleet')) return null;
  return (
    <footer>
      <button type="button" aria-label={edit.name} onClick={edit.onPress}>
        <Pencil size={16} />
        {edit.label}
      </button>
      <button type="button" data-danger="" aria-label={remove.name} onClick={remove.onPress}>
        <Trash2 size={16} />
        {remove.label}
      </button>
    </footer>
  );
}
