import { addDays, momentOf } from '../../kernel/calendar.ts';
import type { DemoContainer } from './fleet.ts';

const done: readonly (readonly [text: string, cost: number | null])[] = [
  ['لحام القاعدة', 350],
  ['طلاء كامل', 900],
  ['تغيير عجلتين', 240],
  ['فحص دوري وتشحيم', null],
  ['استبدال الغطاء', 420],
  ['إصلاح الباب الخلفي', 275],
];

/** Uses only positions, so that the random numbers of the rest of the demo stay the same. */
export function maintenanceNotes(containers: readonly DemoContainer[], admin_id: string, today: string) {
  return containers.flatMap(({ id }, position) =>
    Array.from({ length: position % 3 === 2 ? 0 : 1 + (position % 3) + (position % 2) }, (_, time) => {
      const day = addDays(today, -(12 + ((position * 17 + time * 83) % 300)));
      const [text, cost] = done[(position + 2 * time) % done.length] ?? ['فحص دوري', null];
      return { container_id: id, admin_id, day, text, cost, created_at: momentOf(day, 14) };
    }),
  );
}
