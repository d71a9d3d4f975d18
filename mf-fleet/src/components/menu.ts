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
  /** For screen readers. */
  readonly label: string;
  /** The menu opens beside it and returns the focus to it. */
  readonly button: HTMLElement;
  readonly items: readonly MenuItem[];
}

export const $menu = atom<OpenMenu | null>(null);
export const closeMenu = () => $menu.set(null);
