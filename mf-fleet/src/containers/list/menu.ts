import type { OpenMenu } from '@hawiyat/shared/ui/panels';
import { atom } from 'nanostores';

/** Where a card or a row opened its menu. */
export const $menu = atom<OpenMenu | null>(null);
export const closeMenu = () => $menu.set(null);
