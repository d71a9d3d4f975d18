import { mayI } from '@hawiyat/shared/state';
import { HStack, IconButton } from '@hawiyat/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export interface RowActionsProps {
  edit: string;
  onEdit: () => void;
  remove: string;
  onRemove: () => void;
  children?: ReactNode;
}

export function RowActions({ edit, onEdit, remove, onRemove, children }: RowActionsProps) {
  if (!mayI('change-fleet')) return null;
  return (
    <HStack gap="1" justify={{ md: 'flex-end' }}>
      {children}
      <IconButton label={edit} size="sm" onClick={onEdit}>
        <Pencil size={16} />
      </IconButton>
      <IconButton label={remove} size="sm" onClick={onRemove}>
        <Trash2 size={16} />
      </IconButton>
    </HStack>
  );
}
