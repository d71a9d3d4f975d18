import { Menu } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { $menu, closeMenu } from './container-menu.ts';

export function RowMenu() {
  const menu = useStore($menu);
  return menu && <Menu key={menu.label} menu={menu} onClose={closeMenu} />;
}
