import { Skeleton } from '@chakra-ui/react';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { chunkFailureText } from '../client/call.ts';
import { notify } from '../state/notices.ts';
import { Dialog } from './dialog.tsx';
import { DialogBody } from './dialog-parts.ts';
import { LoadingState } from './loading-state.tsx';
import { whenIdle } from './when-idle.ts';

interface Opened {
  readonly onClose: () => void;
}

export interface LazyDialog<Props extends Opened> {
  (props: Props): ReactElement;
  /** Starts when the screen has content and the browser is idle, so that a press need not wait. */
  usePreload(hasContent: boolean): void;
}

/**
 * Dialogs in a chunk of their own, because few visits open one.
 * @param load the chunk; a failure closes the dialog with a message, and the next press tries again
 * @param titleOf title of the frame while it loads, which takes the focus: keys must not reach the page behind
 */
export function lazyDialog<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  titleOf: (props: Props) => string,
): LazyDialog<Props> {
  const $loaded = atom<{ Shown: ComponentType<Props> } | null>(null);
  let loading: Promise<void> | undefined;
  const ensure = (): Promise<void> => {
    loading ??= load()
      .then((Shown) => $loaded.set({ Shown }))
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  function DialogOrFrame(props: Props) {
    const loaded = useStore($loaded);
    const { onClose } = props;
    const isMissing = loaded === null;
    useEffect(() => {
      if (!isMissing) return;
      ensure().catch((error: unknown) => {
        console.warn('A dialog could not be loaded', error);
        onClose();
        void chunkFailureText(error).then((text) => notify(text, 'error'));
      });
    }, [isMissing, onClose]);
    if (loaded) return <loaded.Shown {...props} />;
    return (
      <Dialog title={titleOf(props)} onClose={onClose}>
        <DialogBody>
          <LoadingState label="جاري التحميل...">
            <Skeleton h="16rem" />
          </LoadingState>
        </DialogBody>
      </Dialog>
    );
  }

  function usePreload(hasContent: boolean): void {
    useEffect(() => {
      if (!hasContent || $loaded.get()) return;
      // The press that needs it tries again and reports a failure.
      whenIdle()
        .then(ensure)
        .catch((error) => console.warn('No dialog ahead of its use', error));
    }, [hasContent]);
  }

  return Object.assign(DialogOrFrame, { usePreload });
}
