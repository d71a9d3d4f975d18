import { sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { importContainers } from '@hawiyat/shared/contract/fleet/containers';
import { importDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel, sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';

const names = ['محمد الحربي', 'عبدالله القحطاني', 'سعد العتيبي', 'إبراهيم الشهري', 'فهد الدوسري'];

/**
 * Adds containers and drivers by the company's own CSV import.
 * @param url where the panel runs
 * @param token of the company's session
 */
export async function fillFleet(
  url: string,
  token: string,
  { containers, drivers }: { containers: number; drivers: number },
): Promise<void> {
  const kinds = Object.entries(sizesOfType).flatMap(([type, sizes]) =>
    sizes.map((size) => [type, size] as const),
  );
  const nth = <T>(all: readonly T[], n: number) => all[n % all.length];
  const { available, rented, maintenance } = statusLabel;
  const containerRows = Array.from({ length: containers }, (_, n) => {
    const [type, size] = nth(kinds, n) ?? ['', '2 yard'];
    return `${type},${sizeLabel[size as keyof typeof sizeLabel]},${100 + n}.50,${nth([available, rented, maintenance], n)}`;
  });
  const driverRows = Array.from({ length: drivers }, (_, n) => {
    const number = String(n).padStart(7, '0');
    return `${nth(names, n)} ${n},050${number},${nth(Object.values(availabilityLabel), n)},1${number}00`;
  });
  const send = async (path: string, header: string, rows: string[]) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ csv: [header, ...rows].join('\n'), dryRun: false }),
    });
    const report = await answer.text();
    if (!answer.ok || !report.includes('"faults":[]'))
      throw new Error(`The fleet was not imported: ${report.slice(0, 400)}`);
  };
  await send(importContainers.path, 'نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية', containerRows);
  await send(importDrivers.path, 'اسم السائق,رقم الهاتف,حالة التوفر,رقم الهوية', driverRows);
}
