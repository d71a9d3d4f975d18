import type { LucideIcon } from 'lucide-react';
import { atom } from 'nanostores';

/** A line of a menu: a link with `to`, else a button. */
export interface MenuItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to?: string;
  readonly onPress?: () => void;
  readonly danger?: true;
}

interface OpenMenu {
  /** For screen readers: what the menu is about. */
  readonly label: string;
  /** The button beside which it stands, and which has the focus afterwards. */
  readonly button: HTMLElement;
  readonly items: readonly MenuItem[];
}

/** The one open menu of a list. */
export const $menu = atom<OpenMenu | null>(null);
export const closeMenu = () => $menu.set(null);
