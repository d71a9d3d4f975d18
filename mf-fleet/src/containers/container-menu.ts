import type { Container } from '@hawiyat/shared/contract/containers';
import { ClipboardList, PanelTop } from 'lucide-react';
import { $menu, type MenuItem } from '../components/menu.ts';
import { orderAddress } from '../components/whereabouts.ts';
import { messages } from './containers-messages.ts';

export { MenuPopover } from '../components/menu-popover.tsx';

/** What one may do with a container beside editing and deleting it. */
function itemsOf({ id, hold }: Container): MenuItem[] {
  return [
    { label: messages.menu.page, icon: PanelTop, to: `/containers/${id}` },
    ...(hold
      ? [{ label: messages.menu.order(hold.number), icon: ClipboardList, to: orderAddress(hold.orderId) }]
      : []),
  ];
}

export function openContainerMenu(container: Container, button: HTMLElement): void {
  const label = messages.menu.of(container.containerNumber);
  $menu.set({ label, button, items: itemsOf(container) });
}
