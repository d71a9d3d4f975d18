import { docsOf } from '../core/endpoint.docs.ts';
import * as dashboard from './dashboard.ts';

export default docsOf(dashboard, 'Dashboard', {
  fetchStats:
    'Show the key figures. Containers, orders and drivers now, and the months of the current year in Riyadh. Revenue is that of completed orders, in riyals; `completionRate` is 0 to 100.',
  fetchContainerBreakdown:
    'Count containers by type and size. One row for each type and size that the company has, with the number in each status.',
  fetchRevenue:
    'Show the revenue. Revenue of completed orders over whole months up to the current one (`1months` to `36months`), by month, quarter or year, beside that of as many months before.',
  fetchActions:
    'Count what waits. Numbers of tasks that need somebody today; each equals the length of the list with the same filter.',
  fetchStatement:
    'Show the statement. Completed orders of at most two years, each with net and VAT (15 %, included) that add up to the gross. Not a tax invoice. More than 20,000 lines are rejected.',
  exportStatement: 'Export the statement as CSV. The same lines as a file.',
})({
  exportStatement: {
    response:
      'رقم الطلب,يوم الإكمال,رقم الحاوية,نوع الحاوية,حجم الحاوية,السائق,السعر الإجمالي (ر.س),الصافي (ر.س),ضريبة القيمة المضافة 15% (ر.س)\r\n2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32,2026-11-18,C-0042,حاويات أنقاض,20 ياردة,سالم الدوسري,1150.00,1000.00,150.00\r\n',
  },
});
