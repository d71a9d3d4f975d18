import { Skeleton } from '@chakra-ui/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { notify } from '../../state/notices.ts';
import { Dialog } from '../dialog.tsx';
import { DialogBody } from '../dialog-parts.ts';
import { LoadingState } from '../loading-state.tsx';
import { useLeaving } from '../presence.tsx';
import { messages } from '../texts.ts';
import { chunkFailureText } from './chunk-failure.ts';
import { type LazyPart, lazyPart } from './lazy-part.tsx';

interface Opened {
  readonly onClose: () => void;
}

/** A failure closes the dialog with a toast. While it loads, a frame with the title takes the focus from the page. */
export function lazyDialog<Props extends Opened>(
  bring: () => Promise<ComponentType<Props>>,
  titleOf: (props: Props) => string,
): LazyPart<Props> {
  const frame = (props: Props) => (
    <Dialog title={titleOf(props)} onClose={props.onClose}>
      <DialogBody>
        <LoadingState label={messages.loading}>
          <Skeleton h="16rem" />
        </LoadingState>
      </DialogBody>
    </Dialog>
  );
  return lazyPart(bring, {
    loading: frame,
    // The frame stays until it has faded out.
    failed: (props, { error }) => (
      <CloseFailed error={error} onClose={props.onClose}>
        {frame(props)}
      </CloseFailed>
    ),
  });
}

interface CloseFailedProps extends Opened {
  readonly error: unknown;
  readonly children?: ReactNode;
}

export function CloseFailed({ error, onClose, children }: CloseFailedProps) {
  const { leaving, gone } = useLeaving();
  useEffect(() => {
    onClose();
    void chunkFailureText(error).then((text) => notify(text, 'error'));
  }, [error]);
  useEffect(() => {
    if (leaving && !children) gone();
  }, [leaving, gone, children]);
  return children;
}
