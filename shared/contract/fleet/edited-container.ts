import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { price } from '../core/money.ts';
import { pure } from '../core/pure.ts';
import { answeredEnum } from '../core/values.ts';
import { optionalNumber } from './container-numbers.ts';

export const containerStatuses = ['available', 'rented', 'maintenance', 'reserved'] as const;

export type ContainerStatus = (typeof containerStatuses)[number];

/** In the order of a file's columns. */
export const editedContainer = pure(() => ({
  containerNumber: {
    ...{ label: 'رقم الحاوية', example: 'A-101', searched: true },
    ...{ answered: z.string(), edited: optionalNumber },
  },
  type: {
    ...{ label: 'نوع الحاوية', example: 'حاويات أنقاض', searched: true },
    ...{ answered: answeredEnum(containerTypes), edited: z.enum(containerTypes, 'نوع الحاوية مطلوب') },
  },
  size: {
    ...{ label: 'حجم الحاوية', example: '20 ياردة' },
    ...{ answered: answeredEnum(containerSizes), edited: z.enum(containerSizes, 'حجم الحاوية مطلوب') },
  },
  price: { label: 'السعر (ر.س)', example: '450.00', answered: z.number(), edited: price },
  status: {
    ...{ label: 'حالة الحاوية', example: 'متوفرة' },
    answered: answeredEnum(containerStatuses),
    edited: z.enum(containerStatuses, 'حالة الحاوية غير صحيحة.'),
  },
}));
