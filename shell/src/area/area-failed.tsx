import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { Box, ErrorState, LinkButton } from '@hawiyat/shared/ui';
import { isPublic } from '../composition/areas.ts';
import { retryArea } from '../composition/areas-store.ts';
import { messages as layout } from '../texts/layout.ts';

const { area: messages } = layout;

export function AreaFailed({ name, whileInUse }: { name: RemoteName; whileInUse: boolean }) {
  const box = (
    <ErrorState
      title={messages.failed}
      message={whileInUse ? messages.stopped : messages.othersWork}
      onRetry={() => retryArea(name)}
    >
      <LinkButton to="/" variant="ghost" size="sm">
        {messages.home}
      </LinkButton>
    </ErrorState>
  );
  // A public page has no layout around its area.
  return isPublic(name) ? (
    <Box as="main" maxW="2xl" mx="auto" px="4" py="16">
      {box}
    </Box>
  ) : (
    box
  );
}
