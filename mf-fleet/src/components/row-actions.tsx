import { mayI } from '@hawiyat/shared/state';
import { HStack, IconButton } from '@hawiyat/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';

interface RowActionsProps extends ComponentProps<typeof HStack> {
  edit: string;
  onEdit: () => void;
  remove: string;
  onRemove: () => void;
}

export const RowActions = ({ edit, onEdit, remove, onRemove, children, ...row }: RowActionsProps) =>
  mayI('change-fleet') && (
    <HStack gap="1" justify={{ md: 'flex-end' }} {...row}>
      {children}
      <IconButton label={edit} size="sm" onClick={onEdit}>
        <Pencil size={16} />
      </IconButton>
      <IconButton label={remove} size="sm" onClick={onRemove}>
        <Trash2 size={16} />
      </IconButton>
    </HStack>
  );
