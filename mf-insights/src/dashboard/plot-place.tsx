import { Box, Button, Center, Skeleton, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { messages } from './dashboard-messages.ts';
import { $plots, loadPlots, type Plots } from './plots-store.ts';

export interface PlotPlaceProps {
  /** What it shows, in a sentence: a reader of the screen hears this instead of the drawing. */
  label: string;
  height: string;
  children: (plots: Plots) => ReactNode;
}

/** Where a chart is drawn: of one size before, while and after what draws it has arrived, so that nothing jumps. */
export function PlotPlace({ label, height, children }: PlotPlaceProps) {
  const plots = useStore($plots);
  if (plots === 'failed') {
    return (
      <Center role="alert" h={height} textAlign="center">
        <Stack gap="4" align="center">
          <Text color="fg.muted">{messages.partFailed}</Text>
          <Button look="outline" size="sm" onClick={loadPlots}>
            {messages.retry}
          </Button>
        </Stack>
      </Center>
    );
  }
  // SVG texts take the direction of their box, and the drawing is mirrored by its data: it stays left to right.
  return (
    <Box role="img" aria-label={label} dir="ltr" h={height} position="relative">
      {plots === null || plots === 'loading' ? <Skeleton h="full" /> : children(plots)}
    </Box>
  );
}
