import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import {
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Skeleton,
  Stack,
  useMedia,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { SearchX, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '../texts/panel.ts';
import { OrderContent } from './order-content.tsx';
import { $order, $orderId } from './order-store.ts';
import { Sheet, Side, StyledPanel } from './panel.styles.ts';

export interface OrderPanelProps {
  orderId: string;
  taskId: string | null;
  onClose: () => void;
}

export function OrderPanel({ orderId, taskId, onClose }: OrderPanelProps) {
  const isBeside = useMedia('(min-width: 1024px)');
  const titleId = useId();
  useEffect(() => {
    $orderId.set(orderId);
    void $order.fetch();
    return () => $orderId.set(null);
  }, [orderId]);
  const content = <Content key={`${orderId} ${taskId}`} {...{ orderId, taskId, titleId, onClose }} />;
  if (!isBeside)
    return (
      <Sheet aria-labelledby={titleId} onLeave={onClose}>
        {content}
      </Sheet>
    );
  return (
    <Side role="dialog" aria-labelledby={titleId}>
      <Escape onPress={onClose} />
      {content}
    </Side>
  );
}

/** A dialog over the panel handles its own Esc. A layout effect, which hears it from the first frame on. */
function Escape({ onPress }: { onPress: () => void }) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      onPress();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onPress]);
  return null;
}

function Content({ orderId, taskId, titleId, onClose }: OrderPanelProps & { titleId: string }) {
  const { data, error, errorStatus, loading } = useStore($order);
  const details = data?.order.id === orderId ? data : null;
  const number =
    details?.subOrders.find((subOrder) => subOrder.id === taskId)?.number ?? details?.order.number;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // Returns the focus to the row, unless the person moved it.
    return () => {
      if (document.activeElement !== document.body) return;
      const row = taskId === null ? ['data-details', orderId] : ['data-task', taskId];
      document
        .querySelector<HTMLElement>(`[${row[0]}="${CSS.escape(row[1] ?? '')}"]`)
        ?.focus({ preventScroll: true });
    };
  }, [orderId, taskId]);
  return (
    <StyledPanel>
      <PrintedHead title={number ? `${messages.panel} ${number}` : messages.panel} />
      <header data-print="no">
        <h2 ref={title} id={titleId} tabIndex={-1} data-autofocus="">
          {number ? (
            <>
              <VisuallyHidden>{messages.panel} </VisuallyHidden>
              <bdi>{number}</bdi>
            </>
          ) : (
            messages.panel
          )}
        </h2>
        <IconButton label={messages.close} size="sm" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      {errorStatus === 404 ? (
        <EmptyState title={messages.gone} hint={messages.goneHint} icon={<SearchX size={24} />} />
      ) : error !== null ? (
        <ErrorState message={error} onRetry={$order.fetch} retrying={loading} />
      ) : (
        !details && <PanelLoading />
      )}
      {details && errorStatus !== 404 && <OrderContent details={details} taskId={taskId} />}
    </StyledPanel>
  );
}

const PanelLoading = () => (
  <LoadingState label={messages.loading}>
    <Stack gap="5">
      {['6', '16', '12', '32', '14', '44'].map((height) => (
        <Skeleton key={height} h={height} w={height === '6' ? '60%' : '100%'} borderRadius="lg" />
      ))}
    </Stack>
  </LoadingState>
);
