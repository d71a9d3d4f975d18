import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { ToolbarAction, type ToolbarActionProps } from '@hawiyat/shared/ui/toolbar';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

export const AddAction = (action: ToolbarActionProps) =>
  mayI('change-fleet') && <ToolbarAction {...action} />;

type NothingYetProps = ComponentProps<typeof EmptyState> & { add: string; onAdd: () => void };

export const NothingYet = ({ add, onAdd, children, ...shown }: NothingYetProps) => (
  <EmptyState {...shown}>
    {mayI('change-fleet') && (
      <>
        <Button onClick={onAdd}>
          <Plus size={18} aria-hidden />
          {add}
        </Button>
        {children}
      </>
    )}
  </EmptyState>
);
