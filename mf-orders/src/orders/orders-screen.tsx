import { countedInside } from '@hawiyat/shared/locale/plurals';
import { useSearchParams } from '@hawiyat/shared/router';
import { $orderCounts, fetchOrderCounts, needDrivers } from '@hawiyat/shared/state';
import { Stack } from '@hawiyat/shared/ui';
import { Presence, type TabItem, Tabs } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { AcceptedOrders } from './accepted-orders.tsx';
import { AssignDriverDialog } from './assign-driver-dialog.tsx';
import { CreateOfferDialog } from './create-offer-dialog.tsx';
import { LocationDialog } from './location-dialog.tsx';
import { NewOrders } from './new-orders.tsx';
import { type OrderTab, tabOf } from './orders-address.ts';
import { messages } from './orders-messages.ts';
import { $dialog, closeDialog } from './orders-store.ts';
import { SubOrders } from './sub-orders.tsx';

const content: Record<OrderTab, () => React.ReactNode> = {
  new_orders: () => <NewOrders />,
  accepted_orders: () => <AcceptedOrders />,
  sub_orders: () => <SubOrders />,
};

/** /orders: what may be offered on, what was accepted, and what follows of it (specification, section 2 "Orders"). */
export function OrdersScreen() {
  const [address] = useSearchParams();
  const current = tabOf(address);
  const counts = useStore($orderCounts);
  useEffect(() => {
    void needDrivers();
    void fetchOrderCounts();
    return closeDialog;
  }, []);
  return (
    <>
      <Tabs
        label={messages.tabs}
        current={current}
        tabs={[
          tab('new_orders', messages.newOrders, counts?.newOrders),
          tab('accepted_orders', messages.acceptedOrders, counts?.acceptedOrders),
          tab('sub_orders', messages.subOrders, counts?.subOrders),
        ]}
      >
        <Stack gap="5" pt="5">
          {content[current]()}
        </Stack>
      </Tabs>
      <OpenDialog />
    </>
  );
}

/** A tab is an address of its own; it begins without filters, because each list has others. */
function tab(id: OrderTab, label: string, count: number | undefined): TabItem<OrderTab> {
  const spoken = count === undefined ? undefined : `${label}، ${countedInside(count, 'order')}`;
  return { id, label, to: `/orders?tab=${id}`, count, spoken };
}

function OpenDialog() {
  const dialog = useStore($dialog);
  return (
    <Presence>
      {dialog?.kind === 'map' ? (
        <LocationDialog location={dialog.location} onClose={closeDialog} />
      ) : dialog?.kind === 'assign' ? (
        <AssignDriverDialog key={dialog.job.id} job={dialog.job} onClose={closeDialog} />
      ) : (
        dialog && <CreateOfferDialog key={dialog.request.id} request={dialog.request} onClose={closeDialog} />
      )}
    </Presence>
  );
}
