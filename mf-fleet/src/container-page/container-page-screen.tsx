import { useParams } from '@hawiyat/shared/router';
import { Stack } from '@hawiyat/shared/ui';

/** /containers/{containerId} */
export function ContainerPageScreen() {
  const { containerId = '' } = useParams();
  return <Stack gap="6" data-container={containerId} />;
}
