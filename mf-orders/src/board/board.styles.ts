import { chakra } from '@hawiyat/shared/ui';
import { apart, link, press, row, taskCells } from '../components/task-cells.styles.ts';
import { card, cards, kind, lane, texts } from './lanes.styles.ts';

const chevron = { ms: 'auto', color: 'fg.muted', transition: 'transform 160ms' } as const;
const moved = { outline: '2px solid', outlineColor: 'focus' } as const;

/** One style for all cards, because there may be hundreds. */
export const StyledBoard = chakra('section', {
  base: {
    // Contains the visually hidden texts, which would otherwise widen the page.
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'flex-start' },
    gap: '3',
    md: { overflowX: 'auto', maxH: 'max(26rem, calc(100dvh - 20rem))', pb: '2' },
    borderRadius: 'xl',
    '& [data-lane]': {
      ...lane,
      // Six lanes fit beside the sidebar at 1440 px.
      md: { flex: '1 0 10.75rem', maxW: '22rem', maxH: 'inherit' },
    },
    '& [data-empty]': { md: { flex: '0 0 auto' } },
    '& header, & summary': { ...row, gap: '2', minH: '12', px: '3', flexShrink: '0' },
    '& summary': {
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'xl',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': chevron,
    },
    '& [open] > summary > svg': { transform: 'rotate(180deg)' },
    '& [data-count]': { color: 'fg.muted', fontWeight: 'medium' },
    '& [data-lane] > p': { px: '3', pb: '4', color: 'fg.muted' },
    '& [data-cards], & [data-far-cards]': { display: 'flex', flexDirection: 'column' },
    '& [data-cards]': { minH: '0', md: { overflowY: 'auto', scrollbarWidth: 'thin' } },
    '& [data-cards] a:not([data-proof])': { mx: '4', mb: '3', py: '2', textAlign: 'center' },
    '& [data-far]': {
      ...row,
      gap: '2',
      flexShrink: '0',
      minH: '11',
      px: '3',
      bg: 'bg.muted',
      borderTopWidth: '1px',
      borderBottomRadius: 'xl',
      outlineOffset: '-2px',
      fontWeight: 'medium',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.emphasized' },
      '&[aria-expanded=false]': { md: { position: 'sticky', bottom: '0' } },
      '&[aria-expanded=true]': { mb: '2' },
      '& > svg': { ...chevron, flexShrink: '0' },
      '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
      '&[data-moved]': moved,
    },
    '& ul': cards,
    '& ul > li': {
      ...card,
      px: '2.5',
      pt: '2.5',
      '&[data-open]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '3',
        insetInlineStart: '-1px',
        w: '3px',
        borderRadius: 'full',
        bg: 'accent.graphic',
      },
      '&[data-moved]': { ...moved, outlineOffset: '-1px' },
      '& > div': { ...apart, columnGap: '3' },
    },
    '& [data-kind]': kind,
    '& li strong': { fontSize: 'md', fontWeight: 'semibold' },
    ...texts,
    '& [data-foot]': {
      mt: '1',
      mx: '-2.5',
      px: '2.5',
      py: { base: '2', md: '1' },
      minH: '11',
      borderTopWidth: '1px',
    },
    '& [data-link], & [data-proof]': {
      ...link,
      minH: { base: '11', md: '8' },
      whiteSpace: 'nowrap',
      '& > svg': { flexShrink: '0', color: 'fg.muted' },
    },
    ...taskCells,
    '& strong [data-details]': { ms: '2', minH: { base: '11', md: '8' } },
    '& [data-proof]': { color: 'success.fg' },
    '& [data-foot] [data-link]': { ...press, _hover: { ...press._hover, textDecoration: 'none' } },
  },
});
