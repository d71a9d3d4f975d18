import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { afterEach, expect, test } from 'vitest';
import { $dialog, closeDialog, closeDialogOf, openDialog } from './dialog.ts';
import type { Task } from './task.ts';

const assign = { kind: 'assign', task: { id: 'o-1' } as Task } as const;
const offer = { kind: 'offer', request: { id: 'r-1' } as PendingOrder } as const;

afterEach(closeDialog);

test.each([
  ['an assignment closes its own dialog', assign, 'assign', 'o-1', null],
  ['a late one leaves another order’s dialog open', assign, 'assign', 'o-2', assign],
  ['and an offer that is being typed', offer, 'assign', 'o-1', offer],
  ['an offer closes its own dialog', offer, 'offer', 'r-1', null],
  ['a late one leaves another request’s dialog open', offer, 'offer', 'r-2', offer],
] as const)('%s', (_, open, kind, id, left) => {
  openDialog(open);
  closeDialogOf(kind, id);
  expect($dialog.get()).toBe(left);
});
