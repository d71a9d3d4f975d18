import type { Container } from '@hawiyat/shared/contract/containers';
import { Box } from '@hawiyat/shared/ui';

export function ContainersMap({ containers }: { containers: readonly Container[] }) {
  return (
    <Box as="ul">
      {containers.map(({ id, containerNumber }) => (
        <li key={id}>{containerNumber}</li>
      ))}
    </Box>
  );
}
