import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { answeredEnum, id } from '../core/values.ts';
import { chosenDriver, expiredDocuments } from './orders.ts';

export const mostAssigned = 100;

const taskKinds = ['order', 'sub_order'] as const;
const wrong = 'القيمة غير صحيحة';

export const assignedTask = object(() => ({
  kind: answeredEnum(taskKinds),
  id: z.string(),
  assigned: z.boolean(),
  /** In Arabic; null for a task that has the driver now. */
  reason: z.nullable(z.string()),
  driver: z.nullable(z.object({ driverId: z.string(), driverName: z.string(), by: z.nullable(z.string()) })),
}));
export type AssignedTask = z.infer<typeof assignedTask>;

export const assignMany = endpoint('POST /api/company/orders/driver', () => ({
  right: 'assign',
  undo: 'undoable',
  body: z.object({
    ...chosenDriver.shape,
    tasks: z
      .array(z.object({ kind: z.enum(taskKinds, wrong), id }), wrong)
      .check(z.minLength(1, 'يرجى اختيار طلب واحد على الأقل.'), z.maxLength(mostAssigned, wrong)),
  }),
  response: z.object({
    driverId: z.string(),
    driverName: z.string(),
    expired: expiredDocuments,
    tasks: z.array(assignedTask),
  }),
  defaultMessage: 'Failed to assign driver',
}));
