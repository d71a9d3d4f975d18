import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { usePatience } from '@hawiyat/shared/lib/use-patience';
import { counted, order } from '@hawiyat/shared/locale/noun';
import { Box, lazyPart, Stack } from '@hawiyat/shared/ui';
import { type TabItem, TableLoading, Tabs } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { UnassignedStrip } from './assigning/unassigned-strip.tsx';
import { $drivers } from './components/drivers.ts';
import { useOpenOrder } from './components/open-order.ts';
import { $orderCounts } from './components/order-counts.ts';
import { dialogs } from './dialogs.ts';
import { type OrderTab, tabQuery } from './lists/filters/orders-query.ts';
import { NewOrders } from './lists/new-orders.tsx';
import { OpenPanel } from './open-panel.tsx';
import { messages } from './texts/lists.ts';

const loading = () => <TableLoading label={messages.loading} />;
const AcceptedTab = lazyPart(
  async () => (await import(/* webpackChunkName: "task-tabs" */ './task-tabs.tsx')).AcceptedTab,
  { loading },
);
const SubOrders = lazyPart(
  async () => (await import(/* webpackChunkName: "task-tabs" */ './task-tabs.tsx')).SubOrders,
  { loading },
);
const content = { new_orders: NewOrders, accepted_orders: AcceptedTab, sub_orders: SubOrders };

/** Milliseconds to wait for the counts, which decide whether a strip stands above the lists. */
const patience = 400;

export function OrdersScreen() {
  const [{ tab: current }] = useQueryState(tabQuery);
  const Content = content[current];
  const { openPressed } = useOpenOrder();
  const { data: counts, error } = useStore($orderCounts);
  const isLate = usePatience(patience);
  const isSeen = counts !== null || error !== null || isLate;
  AcceptedTab.usePreload(counts !== null);
  SubOrders.usePreload(counts !== null);
  useEffect(() => {
    void $drivers.ensure();
    void $orderCounts.fetch();
  }, []);
  return (
    <>
      <Box mt={{ base: '-4', lg: '-7' }} visibility={isSeen ? undefined : 'hidden'}>
        <Tabs
          label={messages.tabs}
          current={current}
          aside={<UnassignedStrip isSeen={isSeen} />}
          tabs={[
            tab('new_orders', messages.newOrders, counts?.newOrders ?? null),
            tab('accepted_orders', messages.acceptedOrders, counts?.acceptedOrders ?? null),
            tab('sub_orders', messages.subOrders, counts?.subOrders ?? null),
          ]}
        >
          <Stack gap="2" pt="2" onClick={openPressed}>
            <Content />
          </Stack>
        </Tabs>
      </Box>
      <OpenPanel />
      <Dialogs of={dialogs} preload={counts !== null} />
    </>
  );
}

/** A tab's link has no filters, because each list has different ones. */
function tab(id: OrderTab, label: string, count: number | null): TabItem<OrderTab> {
  const spoken = count === null ? undefined : `${label}، ${counted(count, order)}`;
  return { id, label, to: `/orders?tab=${id}`, count, spoken };
}
