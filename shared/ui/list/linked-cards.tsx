import { Box, useRecipe, useSlotRecipe } from '@chakra-ui/react';
import { type ComponentProps, useMemo } from 'react';

type Css = NonNullable<ComponentProps<typeof Box>['css']>;

interface LinkedCardsProps extends Omit<ComponentProps<typeof Box>, 'css'> {
  styles?: Css;
}

/** Around a `CardList`: one style for all cards, because styled elements in each would cost more. */
export function LinkedCards({ styles, ...rest }: LinkedCardsProps) {
  const card = useSlotRecipe({ key: 'card' })();
  const action = useRecipe({ key: 'button' })({ variant: 'ghost', size: 'sm' });
  const css = useMemo(
    () => [
      {
        '& > div': { pointerEvents: 'auto !important' },
        '& [data-row]': { display: 'grid', gap: '5', pb: '5' },
        '& [role=listitem]': { display: 'grid', minW: '0' },
        '& [data-rises]': { animation: 'rise 280ms cubic-bezier(0.16, 1, 0.3, 1) backwards' },
        '& article': {
          ...card.root,
          position: 'relative',
          transition: 'border-color 160ms, box-shadow 160ms',
          _hover: { borderColor: 'border.emphasized', boxShadow: 'md' },
        },
        '& article > div': card.body,
        '& article > footer': card.footer,
        // The link covers the card; other controls lie above it.
        '& h2 a': {
          color: 'fg',
          // Focus scrolls the whole card into view, and the start of the next one.
          scrollMarginBlock: '12rem',
          textDecoration: 'none',
          _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
          _focusVisible: {
            outline: 'none',
            _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
          },
        },
        '& footer > button': {
          ...action,
          position: 'relative',
          color: 'fg.muted',
          _hover: { ...action._hover, color: 'colorPalette.fg' },
        },
        '& [data-danger]': { colorPalette: 'danger' },
        '& [data-more]': { px: '0', w: { base: '11', md: '9' } },
      },
      styles,
    ],
    [card, action, styles],
  );
  return <Box css={css as Css} {...rest} />;
}
