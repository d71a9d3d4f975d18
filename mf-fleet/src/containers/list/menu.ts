import type { OpenMenu } from '@hawiyat/shared/ui/list';
import { atom } from 'nanostores';

/** The one menu of a list's cards and rows. */
export const $menu = atom<OpenMenu | null>(null);
export const closeMenu = () => $menu.set(null);
