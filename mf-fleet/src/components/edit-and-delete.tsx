import { mayI } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { messages } from '../texts/fleet.ts';

interface EditAndDeleteProps {
  remove?: string;
  onPress: (kind: 'edit' | 'delete') => void;
}

export const EditAndDelete = ({ remove = messages.delete, onPress }: EditAndDeleteProps) =>
  mayI('change-fleet') && (
    <>
      <Button variant="outline" size="sm" onClick={() => onPress('edit')}>
        <Pencil size={16} aria-hidden />
        {messages.edit}
      </Button>
      <Button variant="ghost" size="sm" colorPalette="danger" onClick={() => onPress('delete')}>
        <Trash2 size={16} aria-hidden />
        {remove}
      </Button>
    </>
  );
