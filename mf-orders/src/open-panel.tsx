import { CloseFailed, lazyPart } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useOpenOrder } from './components/open-order.ts';
import { $orderCounts } from './components/order-counts.ts';

const OrderPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './panel/order-panel.tsx')).OrderPanel,
  { failed: ({ onClose }, { error }) => <CloseFailed error={error} onClose={onClose} /> },
);

export function OpenPanel() {
  const { openId, openTask, show } = useOpenOrder();
  OrderPanel.usePreload(useStore($orderCounts).data !== null);
  return openId === null ? null : (
    <OrderPanel orderId={openId} taskId={openTask} onClose={() => show(null)} />
  );
}
