import { Button, CardFooter } from '@hawiyat/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';

export interface CardActionsProps {
  edit: { label: string; name: string; onPress: () => void };
  remove: { label: string; name: string; onPress: () => void };
}

/** Above a link that covers the whole card. */
export function CardActions({ edit, remove }: CardActionsProps) {
  return (
    <CardFooter as="footer">
      <Button variant="ghost" size="sm" position="relative" aria-label={edit.name} onClick={edit.onPress}>
        <Pencil size={16} />
        {edit.label}
      </Button>
      <Button
        variant="ghost"
        colorPalette="danger"
        size="sm"
        position="relative"
        aria-label={remove.name}
        onClick={remove.onPress}
      >
        <Trash2 size={16} />
        {remove.label}
      </Button>
    </CardFooter>
  );
}
