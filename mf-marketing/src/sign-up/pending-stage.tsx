import { LinkButton, Stack, Text } from '@hawiyat/shared/ui';
import { pendingTexts } from './sign-up-messages.ts';

export function PendingStage() {
  return (
    <Stack gap="6">
      <Text>{pendingTexts.text}</Text>
      <Stack gap="3">
        <LinkButton to="/">{pendingTexts.home}</LinkButton>
        <LinkButton to="/signin" variant="outline">
          {pendingTexts.signIn}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
