import { Stack } from '@hawiyat/shared/ui';

/** /vehicles */
export function VehiclesScreen() {
  return <Stack gap="6" />;
}
