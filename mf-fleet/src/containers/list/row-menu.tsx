import { Menu } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { $menu, closeMenu } from './container-menu.ts';

/** The one menu of a list's cards and rows, while it is open. */
export function RowMenu() {
  const menu = useStore($menu);
  return menu && <Menu key={menu.label} menu={menu} onClose={closeMenu} />;
}
