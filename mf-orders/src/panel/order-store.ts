import { addOrderNote, deleteOrderNote, fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { offerUndo } from '@hawiyat/shared/state';
import { atom, computed } from 'nanostores';
import { messages } from '../texts/panel.ts';

export const $orderId = atom<string | null>(null);

export const $order = createQuery(
  fetchOrder,
  computed($orderId, (orderId) => (orderId === null ? null : { params: { orderId } })),
  {
    invalidatedBy: ['order', 'sub_order', 'container', 'driver', 'truck', 'document'],
    select: ({ details }) => details,
  },
);

const $noting = createMutation(addOrderNote, {
  applies: ({ note }, { params }) => [
    applyTo(fetchOrder, ({ details }) => ({
      details:
        details.order.id === params.orderId
          ? { ...details, notes: [note, ...details.notes.filter(({ id }) => id !== note.id)] }
          : details,
    })),
  ],
  // The timeline has one more entry.
  invalidates: [fetchOrder],
  id: (_, { params }) => params.orderId,
});

const $deleting = createMutation(deleteOrderNote, {
  invalidates: [fetchOrder],
  id: (_, { params }) => params.orderId,
});

export async function addNote(orderId: string, text: string): Promise<void> {
  const { note } = await $noting.send({ params: { orderId }, body: { text } });
  offerUndo(addOrderNote, {
    text: messages.noteAdded,
    undo: async (options) => {
      await $deleting.send({ params: { orderId, noteId: note.id } }, options);
      return messages.noteDeleted;
    },
  });
}
