import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { withEdits } from '../core/edited-fields.ts';
import { price } from '../core/money.ts';
import { pure } from '../core/pure.ts';
import { containerFields, containerStatuses } from './container-fields.ts';
import { optionalNumber } from './container-numbers.ts';

export const editedContainer = pure(() =>
  withEdits(containerFields, {
    containerNumber: optionalNumber,
    type: z.enum(containerTypes, 'نوع الحاوية مطلوب'),
    size: z.enum(containerSizes, 'حجم الحاوية مطلوب'),
    price,
    status: z.enum(containerStatuses, 'حالة الحاوية غير صحيحة.'),
  }),
);
