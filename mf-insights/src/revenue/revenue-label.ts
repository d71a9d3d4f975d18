import { spokenMoney } from '@hawiyat/shared/locale/money';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { choiceLabel, completedOrder, namedPeriod } from './revenue-messages.ts';
import type { Revenue } from './revenue-store.ts';

/** For screen readers: the sum, and the best period (the first of equals). */
export function revenueLabel({ query, analytics, total }: Revenue): string {
  const title = `مخطط الإيرادات ${choiceLabel(query)}`;
  const [first, ...others] = analytics;
  if (!first || total.orders === 0) return `${title}: لا توجد بيانات بعد.`;
  const peak = others.reduce((best, other) => (other.revenue > best.revenue ? other : best), first);
  const { label, year } = namedPeriod(peak.period);
  return (
    `${title}: ${spokenMoney(total.revenue)} من ${pluralizeGenitive(total.orders, completedOrder)}. ` +
    `الأعلى إيرادًا ${label}${year && ` ${year}`} (${spokenMoney(peak.revenue)}).`
  );
}
