import { $orderCounts, notify } from '@hawiyat/shared/state';
import { LoadingState, Presence, Skeleton } from '@hawiyat/shared/ui';
import { Dialog, DialogBody } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $shownDialog, loadDialogs } from './load-dialogs.ts';
import { $dialog, closeDialog, type OrdersDialog } from './parts/dialog.ts';
import { dialogTitles } from './parts/dialog-titles.ts';

const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/** The one dialog over the screen. */
export function OpenDialog() {
  const dialog = useStore($dialog);
  const Shown = useStore($shownDialog);
  useDialogsAhead();
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
    <Presence>{dialog && (Shown ? <Shown dialog={dialog} /> : <ComingDialog kind={dialog.kind} />)}</Presence>
  );
}

/** Once the screen has something to show and the browser nothing to do, so that a press waits for nothing. */
function useDialogsAhead(): void {
  const hasContent = useStore($orderCounts) !== null;
  useEffect(() => {
    if (!hasContent) return;
    // One that fails is tried again by the press that needs it, which says so.
    whenIdle(() => void loadDialogs().catch((error) => console.warn('No dialogs ahead of their use', error)));
  }, [hasContent]);
}

/** Takes the focus at once: what is typed meanwhile must not reach the page behind. */
function ComingDialog({ kind }: { kind: OrdersDialog['kind'] }) {
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
