import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-insights/charts', {
  soFar: ' (حتى اليوم)',
  revenue: '، والإيرادات',
});
