import { texts } from '@hawiyat/shared/texts';

export const messages = texts('ui/dates', { written: 'يوم/شهر/سنة', open: 'فتح التقويم' });
