import { largeText } from '@hawiyat/shared/lib/large-text';
import { chakra, smallButton } from '@hawiyat/shared/ui';

/** Milliseconds between the entrances of two cards; from the ninth on all wait equally long. */
const stagger = 50;
const staggered = 8;

const delays = Object.fromEntries(
  Array.from({ length: staggered }, (_, at) => [
    `& [data-comes-in="${at}"]`,
    { animationDelay: `${at * stagger}ms` },
  ]),
);

export const delayOf = (at: number) => Math.min(at, staggered - 1);

/** All cards of a list have one height: a virtual list that meets another corrects the scroll offset, which ends the browser's own scrolling. */
const oneLine = { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** All cards' styles hang on the list: styling the parts of twenty cards one by one is noticeably slow. */
export const Cards = chakra('div', {
  base: {
    // The virtualizer switches pointer events off for a moment after each scroll; presses would be lost.
    '& > div': { pointerEvents: 'auto !important' },
    '& [data-row]': { display: 'grid', gap: '5', pb: '5' },
    '& [data-row="1"]': { gridTemplateColumns: columns(1) },
    '& [data-row="2"]': { gridTemplateColumns: columns(2) },
    '& [data-row="3"]': { gridTemplateColumns: columns(3) },
    '& [data-row="4"]': { gridTemplateColumns: columns(4) },
    '& [role=listitem]': { display: 'grid', minW: '0' },
    '& [data-comes-in]': { animation: 'rise 280ms cubic-bezier(0.16, 1, 0.3, 1) backwards' },
    ...delays,
    '& article': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'xl',
      boxShadow: 'xs',
    },
    '& [data-body]': { flex: '1', minW: '0', p: '5' },
    '& h2': { ...oneLine, fontSize: 'md', fontWeight: 'semibold', lineHeight: 'title' },
    '& [data-quiet]': { ...oneLine, display: 'block', w: 'fit', maxW: 'full', color: 'fg.muted' },
    '& footer': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      py: '1.5',
      bg: 'bg/60',
      borderTopWidth: '1px',
      borderBottomRadius: 'xl',
    },
    // Above the link that covers the whole card.
    '& footer > *': { position: 'relative' },
    '& footer > [data-look=ghost]': smallButton('ghost'),
    '& footer > [data-look=danger]': smallButton('danger-ghost'),

    '& [data-head]': { display: 'flex', alignItems: 'flex-start', gap: '3' },
    '& [data-head] h2': { flex: '1' },
    '& h2 [data-quiet]': { fontSize: 'xs', fontWeight: 'normal', lineHeight: 'body' },
    '& [data-icon]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      flexShrink: '0',
      borderRadius: 'md',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    // One width for the first column, so that the prices of all cards are aligned.
    '& dl': { display: 'grid', gridTemplateColumns: '6.5rem 1fr', gap: '4', mt: '4' },
    [largeText]: {
      '& [data-body]': { p: '3' },
      '& [data-icon]': { display: 'none' },
      '& dl': { gridTemplateColumns: 'auto 1fr', columnGap: '3' },
    },
    '& dt': { ...oneLine, fontSize: 'xs', color: 'fg.muted' },
    '& dd': { ...oneLine, fontSize: 'md', fontWeight: 'medium' },

    '& [data-person]': {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: '1fr auto' },
      alignItems: { base: 'center', sm: 'start' },
      // In a row of cards with one long name the others' names stay at the top.
      alignContent: 'start',
      columnGap: '3',
      rowGap: '4',
    },
    '& [data-name]': { minW: '0', gridRow: { sm: '2' }, gridColumn: { sm: '1 / -1' } },
    '& [data-name] [data-quiet]': { mt: '1' },
    // The link covers the card; other controls lie above it.
    '& article[data-link]': { transition: 'border-color 160ms, box-shadow 160ms' },
    '& article[data-link]:hover': { borderColor: 'border.emphasized', boxShadow: 'md' },
    '& h2 a': {
      color: 'fg',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
      _focusVisible: {
        outline: 'none',
        _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
      },
    },
  },
});
