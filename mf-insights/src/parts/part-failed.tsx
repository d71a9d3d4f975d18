import { Button, Center, Text } from '@hawiyat/shared/ui';
import { partMessages } from './part-messages.ts';

export interface PartFailedProps {
  /** The server's, or the call's own. */
  message?: string;
  onRetry: () => void;
  retrying?: boolean;
  /** The room it takes where nothing else stands in it, so that nothing jumps. */
  minH?: string;
}

/** In the place of what could not be had, and only there: the rest of the page stands. */
export function PartFailed({ message, onRetry, retrying = false, minH = '0' }: PartFailedProps) {
  return (
    <Center role="alert" minH={minH} flexWrap="wrap" columnGap="4" rowGap="3" textAlign="center">
      <Text color="fg.muted">
        {partMessages.failed}
        {message && `: ${message}`}
      </Text>
      <Button look="outline" size="sm" busy={retrying} busyText={partMessages.retrying} onClick={onRetry}>
        {partMessages.retry}
      </Button>
    </Center>
  );
}
