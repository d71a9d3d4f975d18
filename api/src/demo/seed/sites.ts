import type { Random } from './random.ts';

/** Districts in and around Riyadh, with their approximate centers in degrees. */
export const districts = [
  { name: 'الملقا', latitude: 24.8117, longitude: 46.609 },
  { name: 'النرجس', latitude: 24.869, longitude: 46.654 },
  { name: 'الياسمين', latitude: 24.826, longitude: 46.641 },
  { name: 'الصحافة', latitude: 24.804, longitude: 46.634 },
  { name: 'العقيق', latitude: 24.779, longitude: 46.628 },
  { name: 'حطين', latitude: 24.764, longitude: 46.601 },
  { name: 'العارض', latitude: 24.887, longitude: 46.626 },
  { name: 'الرمال', latitude: 24.866, longitude: 46.805 },
  { name: 'المونسية', latitude: 24.827, longitude: 46.771 },
  { name: 'قرطبة', latitude: 24.814, longitude: 46.737 },
  { name: 'الروضة', latitude: 24.733, longitude: 46.77 },
  { name: 'النسيم الشرقي', latitude: 24.733, longitude: 46.82 },
  { name: 'العليا', latitude: 24.693, longitude: 46.685 },
  { name: 'الملز', latitude: 24.665, longitude: 46.735 },
  { name: 'السويدي', latitude: 24.592, longitude: 46.668 },
  { name: 'العزيزية', latitude: 24.588, longitude: 46.761 },
  { name: 'الشفا', latitude: 24.557, longitude: 46.699 },
  { name: 'ظهرة لبن', latitude: 24.631, longitude: 46.553 },
  { name: 'عرقة', latitude: 24.689, longitude: 46.592 },
  { name: 'الدرعية', latitude: 24.734, longitude: 46.575 },
] as const;

export interface Site {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Within about a kilometer of a district's center; some customers give no location. */
export function site(random: Random): Site {
  if (random.chance(0.03)) return { latitude: null, longitude: null };
  const { latitude, longitude } = random.pick(districts);
  const nearby = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.018).toFixed(6));
  return { latitude: nearby(latitude), longitude: nearby(longitude) };
}
