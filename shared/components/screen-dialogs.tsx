import { lazyDialog, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';

interface ScreenDialogs<Dialog extends { readonly kind: string }> {
  readonly $dialog: ReadableAtom<Dialog | null>;
  readonly closeDialog: () => void;
  readonly titles: Readonly<Record<Dialog['kind'], string>>;
  readonly bring: () => Promise<ComponentType<{ dialog: Dialog; onClose: () => void }>>;
  /** A hook: whether the screen has its content, so that the dialogs may load. */
  readonly useHasContent?: () => boolean;
}

/** Shows the dialog that a screen has open. All of them are one chunk, which loads when the browser is idle. */
export function screenDialogs<Dialog extends { readonly kind: string }>({
  $dialog,
  closeDialog,
  titles,
  bring,
  useHasContent = () => true,
}: ScreenDialogs<Dialog>) {
  const LazyDialog = lazyDialog(bring, ({ dialog }) => titles[dialog.kind as Dialog['kind']]);
  return function OpenDialog() {
    const dialog = useStore($dialog);
    LazyDialog.usePreload(useHasContent());
    return <Presence>{dialog && <LazyDialog dialog={dialog} onClose={closeDialog} />}</Presence>;
  };
}
