import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, pageEnd, pageQuery } from '../core/paging.ts';
import { object } from '../core/pure.ts';
import { answeredEnum, day } from '../core/values.ts';
import { orderStatuses, shownNumber } from '../orders/orders.ts';
import { driver } from './driver-list.ts';
import { month } from './utilization.ts';

export const driverOrder = object(() => ({
  id: z.string(),
  number: shownNumber,
  /** In Arabic letters, «ح ن ط 7356»; before delivery that of the driver's present truck. */
  truck: z.nullable(z.string()),
  containerNumber: z.string(),
  type: answeredEnum(containerTypes),
  size: answeredEnum(containerSizes),
  deliveryDate: day,
  status: answeredEnum(orderStatuses),
}));
export type DriverOrder = z.infer<typeof driverOrder>;

export const driverDetails = endpoint('GET /api/company/drivers/:driverId/details', () => ({
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({
    driver,
    statistics: z.object({
      currentApplications: z.number(),
      completedApplications: z.number(),
      totalApplications: z.number(),
    }),
    truck: z.nullable(z.object({ id: z.string(), plate: z.string(), name: z.nullable(z.string()) })),
    licenseExpiry: z.nullable(day),
    orders: z.array(driverOrder),
    ...pageEnd,
  }),
  defaultMessage: 'Failed to fetch driver details',
}));

export const driverOrderStates = ['open', 'completed', 'canceled'] as const;
export type DriverOrderState = (typeof driverOrderStates)[number];

export const listDriverOrders = endpoint('GET /api/company/drivers/:driverId/orders', () => ({
  right: 'see-work',
  query: z.object({
    state: z.optional(z.enum(driverOrderStates, badFilter)),
    month: z.optional(month),
    ...pageQuery,
  }),
  response: z.object({ orders: z.array(driverOrder), total: z.optional(z.number()), ...pageEnd }),
  defaultMessage: 'Failed to fetch driver details',
}));
