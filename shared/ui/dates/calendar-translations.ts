import type { UseDatePickerProps } from '@chakra-ui/react';

type Translations = NonNullable<UseDatePickerProps['translations']>;

const unit = { day: 'الشهر', month: 'السنة', year: 'العقد' };
const choice = { day: 'الأيام', month: 'الأشهر', year: 'السنوات' };

/** For screen readers. */
export const translations: Partial<Translations> = {
  content: 'التقويم',
  dayCell({ valueText, firstInRange, lastInRange, inRange, selected, unavailable }) {
    if (unavailable) return `${valueText}، غير متاح`;
    if (firstInRange) return `${valueText}، بداية الفترة`;
    if (lastInRange) return `${valueText}، نهاية الفترة`;
    if (inRange) return `${valueText}، ضمن الفترة`;
    return selected ? `${valueText}، اليوم المختار` : valueText;
  },
  prevTrigger: (view) => `${unit[view]} السابق`.replace('السنة السابق', 'السنة السابقة'),
  nextTrigger: (view) => `${unit[view]} التالي`.replace('السنة التالي', 'السنة التالية'),
  viewTrigger: (_, next) => (next ? `عرض ${choice[next]}` : 'عرض السنوات'),
};
