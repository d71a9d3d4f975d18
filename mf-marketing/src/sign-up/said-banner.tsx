import { Banner, Box } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { $said } from './sign-up-store.ts';

/** The message under the title, with the server's reason where there is one. */
export function SaidBanner() {
  const said = useStore($said);
  if (!said) return null;
  return (
    <Banner tone={said.tone}>
      {said.text}
      {said.reason && (
        <Box fontWeight="normal" mt="1">
          {said.reason}
        </Box>
      )}
    </Banner>
  );
}
