import * as z from '@hawiyat/shared/contract/core/schema';
import { textField } from '../core/edited-fields.ts';
import { pure } from '../core/pure.ts';
import { unreadText } from '../core/sheet-text.ts';
import { missing, tooLong } from '../core/text.ts';
import { typedAmount } from '../core/typed-amount.ts';
import { parsePlate } from './parse-plate.ts';

const plateWrong = 'اكتب اللوحة بثلاثة أحرف من أحرف اللوحات وبرقم من 1 إلى 4 خانات، مثل: ح ن ط 7356';
const plate = pure(() =>
  z.pipe(
    z.pipe(
      z.string('رقم اللوحة مطلوب').check(z.maxLength(40, tooLong), z.regex(/\S/, 'رقم اللوحة مطلوب')),
      z.transform((text) => parsePlate(text)),
    ),
    z.string(plateWrong),
  ),
);
const tonsWrong = 'اكتب الحمولة بالطن، من 0.1 إلى 200';
const capacityTons = pure(() =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.union([z.string().check(z.maxLength(60, tooLong)), z.number()], tonsWrong),
          z.transform((value) => {
            if (typeof value === 'number') return value;
            return typedAmount(value.replace(/\s*(?:أطنان|طنًا|طنا|طن|tons?|t)\.?\s*$/i, '')) ?? null;
          }),
        ),
        z.nullable(
          z.number({ error: ({ input }) => unreadText(input, tonsWrong) }).check(
            z.gte(0.1, tonsWrong),
            z.lte(200, tonsWrong),
            z.refine((tons) => Math.round(tons * 10) / 10 === tons, 'خانة عشرية واحدة على الأكثر'),
          ),
        ),
      ),
    ),
  ),
);
const chosenDriver = pure(() =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string(missing).check(z.maxLength(64)),
        z.transform((text) => text.trim() || null),
      ),
    ),
  ),
);

export const editedTruck = pure(() => ({
  /** `7356 TNJ`; `arabicPlate` shows it as «ح ن ط 7356». */
  plate: { label: 'رقم اللوحة', answered: z.string(), edited: plate },
  name: textField(100, { label: 'الاسم أو الطراز' }),
  capacityTons: { label: 'الحمولة (طن)', answered: z.nullable(z.number()), edited: capacityTons },
  driverId: { label: 'السائق', answered: z.nullable(z.string()), edited: chosenDriver },
  notes: textField(500, { label: 'الملاحظات' }),
}));
