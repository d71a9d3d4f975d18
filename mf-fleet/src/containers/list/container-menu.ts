import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { mayI } from '@hawiyat/shared/state';
import type { MenuItem, OpenMenu } from '@hawiyat/shared/ui/panels';
import { Archive, ClipboardList, PanelTop, Pencil, Trash2 } from 'lucide-react';
import { atom } from 'nanostores';
import { orderAddress } from '../../components/order-address.ts';
import { messages } from '../../texts/containers.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { dialogs } from '../dialogs.ts';

export const $menu = atom<OpenMenu | null>(null);
export const closeMenu = () => $menu.set(null);

const { menu: texts } = messages;

/** `all` includes the actions that a card has as buttons. */
type MenuScope = 'all' | 'further';

function itemsOf(container: Container, scope: MenuScope): MenuItem[] {
  const { id, hold } = container;
  const mayChange = mayI('change-fleet');
  const changes = scope === 'all' && mayChange;
  const open = (kind: 'edit' | 'archive' | 'delete') => () => dialogs.open(kind, { container });
  return [
    ...(changes ? [{ label: fleet.edit, icon: Pencil, onPress: open('edit') }] : []),
    { label: texts.page, icon: PanelTop, to: `/containers/${id}` },
    ...(hold
      ? [{ label: texts.order(hold.number), icon: ClipboardList, to: orderAddress(hold.orderId) }]
      : []),
    ...(mayChange ? [{ label: texts.archive, icon: Archive, onPress: open('archive') }] : []),
    ...(changes
      ? [{ label: fleet.delete, icon: Trash2, onPress: open('delete'), danger: true as const }]
      : []),
  ];
}

export function openMenu(container: Container, button: HTMLElement, scope: MenuScope = 'further'): void {
  $menu.set({ label: messages.menuOf(container.containerNumber), button, items: itemsOf(container, scope) });
}
