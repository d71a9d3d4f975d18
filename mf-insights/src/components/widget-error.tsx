import { Button, Center, Text } from '@hawiyat/shared/ui';
import { widgetMessages } from './widget-messages.ts';

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
        {widgetMessages.failed}
        {message && `: ${message}`}
      </Text>
      <Button
        variant="outline"
        size="sm"
        loading={retrying}
        loadingText={widgetMessages.retrying}
        onClick={onRetry}
      >
        {widgetMessages.retry}
      </Button>
    </Center>
  );
}
