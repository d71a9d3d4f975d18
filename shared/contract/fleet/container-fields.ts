import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { pure } from '../core/pure.ts';

export const containerStatuses = ['available', 'rented', 'maintenance', 'reserved'] as const;
export type ContainerStatus = (typeof containerStatuses)[number];

/** In the order of a file's columns. */
export const containerFields = pure(() => ({
  containerNumber: { label: 'رقم الحاوية', example: 'A-101', searched: true, answered: z.string() },
  type: {
    ...{ label: 'نوع الحاوية', example: 'حاويات أنقاض', searched: true },
    answered: answeredEnum(containerTypes),
  },
  size: { label: 'حجم الحاوية', example: '20 ياردة', answered: answeredEnum(containerSizes) },
  price: { label: 'السعر (ر.س)', example: '450.00', answered: z.number() },
  status: { label: 'حالة الحاوية', example: 'متوفرة', answered: answeredEnum(containerStatuses) },
}));
