import { Button, Center, Text } from '@hawiyat/shared/ui';
import { messages as dashboard } from '../texts/dashboard.ts';

export interface WidgetErrorProps {
  message?: string;
  onRetry: () => void;
  retrying?: boolean;
  minH?: string;
}

export function WidgetError({ message, onRetry, retrying = false, minH = '0' }: WidgetErrorProps) {
  return (
    <Center role="alert" minH={minH} flexWrap="wrap" columnGap="4" rowGap="3" textAlign="center">
      <Text color="fg.muted">
        {dashboard.failed}
        {message && `: ${message}`}
      </Text>
      <Button
        variant="outline"
        size="sm"
        loading={retrying}
        loadingText={dashboard.retrying}
        onClick={onRetry}
      >
        {dashboard.retry}
      </Button>
    </Center>
  );
}
