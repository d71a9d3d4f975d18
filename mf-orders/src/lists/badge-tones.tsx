import { Badge, Box, type Tone } from '@hawiyat/shared/ui';

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];

/**
 * A badge of every tone, unseen. The style of the first of a tone restyles the whole page, which takes as long as three frames:
 * that is not to happen while somebody scrolls.
 */
export const BadgeTones = () => (
  <Box hidden>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone} />
    ))}
  </Box>
);
