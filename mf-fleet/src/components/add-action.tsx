import { mayI } from '@hawiyat/shared/state';
import { ToolbarAction, type ToolbarActionProps } from '@hawiyat/shared/ui/toolbar';

export const AddAction = (action: ToolbarActionProps) =>
  mayI('change-fleet') && <ToolbarAction {...action} />;
