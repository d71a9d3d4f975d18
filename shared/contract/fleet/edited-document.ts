import * as z from '@hawiyat/shared/contract/core/schema';
import { textField } from '../core/edited-fields.ts';
import { givenDay } from '../core/given-day.ts';
import { optionalReference } from '../core/number-fields.ts';
import { pure } from '../core/pure.ts';
import { day } from '../core/values.ts';

export const editedDocument = pure(() => ({
  title: textField(100, { label: 'اسم الوثيقة' }),
  number: { label: 'رقم الوثيقة', answered: z.nullable(z.string()), edited: optionalReference(60) },
  issuedOn: {
    label: 'تاريخ الإصدار',
    ...{ answered: z.nullable(day), edited: z.optional(z.nullable(givenDay)) },
  },
  expiresOn: { label: 'تاريخ الانتهاء', answered: day, edited: givenDay },
}));
