import { chunkFailureText } from '@hawiyat/shared/client';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { notify } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { MenuScope } from './container-menu.ts';

const $Popover = atom<{ readonly Menu: ComponentType } | null>(null);

/** Loads the menu with the first press, because few visits open one. @param button beside which it stands */
export async function openMenu(
  container: Container,
  button: HTMLElement,
  scope: MenuScope = 'further',
): Promise<void> {
  try {
    const menu = await import(/* webpackChunkName: "container-dialogs" */ './container-menu.ts');
    if ($Popover.get() === null) $Popover.set({ Menu: menu.MenuPopover });
    menu.openContainerMenu(container, button, scope);
  } catch (error) {
    console.warn('The menu could not be loaded', error);
    notify(await chunkFailureText(error), 'error');
  }
}

export function ContainerMenu() {
  const loaded = useStore($Popover);
  return loaded && <loaded.Menu />;
}
