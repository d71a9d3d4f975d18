import { usePrint } from '@hawiyat/shared/components/print-button';
import { mayI } from '@hawiyat/shared/state';
import { MenuButton, type MenuItem } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { ListChecks, Settings2 } from 'lucide-react';
import { settingsPath } from '../../components/settings-path.ts';
import { messages } from '../lists-messages.ts';
import { taskSelection } from '../selection/task-selection.ts';
import { type Printed, printableOf } from './orders-print.ts';

export interface OrdersMenuProps {
  printed: Printed;
  /** The list has cards: they have boxes only during a selection, otherwise a press opens the order. */
  selectsCards?: boolean;
}

/** What is done rarely with a whole list. */
export function OrdersMenu({ printed, selectsCards = false }: OrdersMenuProps) {
  const { isPreparing, ...print } = usePrint(printableOf(printed));
  const isSelecting = useStore(taskSelection.$onCards);
  const items: MenuItem[] = [
    print,
    ...(selectsCards
      ? [
          {
            label: isSelecting ? messages.endSelection : messages.selectCards,
            icon: ListChecks,
            onPress: isSelecting ? taskSelection.clear : taskSelection.selectOnCards,
          },
        ]
      : []),
    ...(mayI('change-company') ? [{ label: messages.settings, icon: Settings2, to: settingsPath }] : []),
  ];
  return <MenuButton label="إجراءات القائمة" items={items} loading={isPreparing} />;
}
