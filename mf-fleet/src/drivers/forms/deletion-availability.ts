import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';

/** The confirmation of a deletion has its own labels. */
const ownLabels = new Map([
  ['available', 'متوفر'],
  ['busy', 'مشغول'],
  ['unavailable', 'غير متوفر'],
]);
const labels = new Map<string, string>(Object.entries(availabilityLabel));

/** `raw`: a value that this build does not know. */
export function deletionAvailability(availability: string | null | undefined) {
  const key = availability ?? '';
  return { known: ownLabels.get(key) ?? labels.get(key), raw: key === '' ? null : key };
}
