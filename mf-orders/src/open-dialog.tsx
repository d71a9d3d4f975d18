import { notify } from '@hawiyat/shared/state';
import { Dialog, DialogBody, LoadingState, Presence, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { $dialog, closeDialog, dialogTitles, type OrdersDialog } from './components/dialog.ts';
import { $orderCounts } from './components/order-counts.ts';
import type { ShownDialog } from './shown-dialog.tsx';

/** Few visits open a dialog, so they are a chunk of their own; null until it has loaded. */
export const $shownDialog = atom<typeof ShownDialog | null>(null);

let loading: Promise<void> | undefined;

/** @throws when the chunk cannot be loaded; the next call tries again */
export function loadDialogs(): Promise<void> {
  loading ??= import(/* webpackChunkName: "dialogs" */ './shown-dialog.tsx')
    .then((result) => $shownDialog.set(result.ShownDialog))
    .finally(() => {
      loading = undefined;
    });
  return loading;
}

const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

export function OpenDialog() {
  const dialog = useStore($dialog);
  const Shown = useStore($shownDialog);
  usePreloadedDialogs();
  const isAskedFor = dialog !== null;
  useEffect(() => {
    if (!isAskedFor) return;
    loadDialogs().catch((error: unknown) => {
      console.warn('The dialogs could not be loaded', error);
      closeDialog();
      notify('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.', 'error');
    });
  }, [isAskedFor]);
  return (
    <Presence>
      {dialog && (Shown ? <Shown dialog={dialog} /> : <DialogLoading kind={dialog.kind} />)}
    </Presence>
  );
}

/** Starts when the screen has content and the browser is idle, so that a press need not wait. */
function usePreloadedDialogs(): void {
  const hasContent = useStore($orderCounts).data !== null;
  useEffect(() => {
    if (!hasContent) return;
    // The press that needs the dialogs tries again and reports a failure.
    whenIdle(() => void loadDialogs().catch((error) => console.warn('No dialogs ahead of their use', error)));
  }, [hasContent]);
}

/** Takes the focus immediately: keys typed meanwhile must not reach the page behind. */
function DialogLoading({ kind }: { kind: OrdersDialog['kind'] }) {
  return (
    <Dialog title={dialogTitles[kind]} onClose={closeDialog}>
      <DialogBody>
        <LoadingState label="جاري التحميل...">
          <Skeleton h="16rem" />
        </LoadingState>
      </DialogBody>
    </Dialog>
  );
}
