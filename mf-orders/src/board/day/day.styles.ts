import { chakra } from '@hawiyat/shared/ui';
import {
  apart,
  inlineRow,
  link,
  press,
  row,
  taskCells,
  underlined,
} from '../../components/task-cells.styles.ts';
import { card, cards, kind, lane, texts } from '../lanes.styles.ts';
import { markStyles } from './driver-mark.ts';

const tall = 'max(26rem, calc(100dvh - 26rem))';

/** One style for all lanes, because they may have hundreds of stops. */
export const StyledDay = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(18rem, 38%)' },
    alignItems: 'start',
    gap: '5',
    transition: 'opacity 160ms 120ms',
    // Stops of the previous day while the new ones load.
    '&[aria-busy=true]': { opacity: '0.55' },
    '& [data-map]': {
      scrollMarginBlock: '20',
      lg: { position: 'sticky', top: '84px' },
      '& .leaflet-container': { h: { base: '24rem', lg: tall } },
    },
    '& [data-list] > p': { mt: '2', fontSize: 'xs' },
    ...texts,
    '& [data-lanes]': {
      // Contains the visually hidden texts, which would otherwise widen the page.
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { md: 'stretch' },
      gap: '3',
      borderRadius: 'xl',
      md: { overflowX: 'auto', h: tall, pb: '2', scrollbarWidth: 'thin' },
    },
    '& [data-lane]': {
      ...lane,
      md: { flex: '1 0 15rem', maxW: '20rem' },
      '&[data-idle]': { md: { flex: '0 0 9rem' } },
      // Stays in view beside the drivers.
      '&[data-none]': {
        md: {
          position: 'sticky',
          insetInlineStart: '0',
          zIndex: '1',

          borderInlineEndWidth: '3px',
          borderColor: 'bg',
        },
      },
      '&[data-over]': { outline: '2px dashed', outlineColor: 'focus', outlineOffset: '-2px' },
      '&[aria-busy=true] ul': { opacity: '0.6' },
      '& > p': { px: '3', pb: '3', color: 'fg.muted' },
      '& > [data-travel]': { px: '3', pb: '2', fontSize: 'xs' },
      '& > [data-travel] small': { display: 'block', fontSize: 'xs', color: 'fg.subtle' },
    },
    '& header': { ...row, gap: '2', minH: '12', px: '3', py: '2' },
    '& h3': { minW: '0', fontSize: 'md', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& [data-none] h3': { color: 'accent.fg' },
    '& [data-count]': { ms: 'auto', color: 'fg.muted', fontWeight: 'medium' },
    '& ul': { ...cards, md: { flex: '1', minH: '0', overflowY: 'auto', scrollbarWidth: 'thin' } },
    '& li': {
      ...card,
      display: 'flex',
      flexDirection: 'column',
      px: '3',
      py: '2',

      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 7.5rem',
      scrollMarginBlock: '20',
      '&[draggable=true]': { cursor: 'grab' },
      '&[data-dragged]': { opacity: '0.4' },
      '&[data-open]': { borderInlineStart: '3px solid', borderInlineStartColor: 'accent.graphic' },
      '&[data-done]': { bg: 'transparent', boxShadow: 'none' },
      '&[data-chosen]': { bg: 'brand.subtle', borderColor: 'brand.fg' },
      '&[aria-busy=true]': { opacity: '0.6' },
      '&[data-drop=before]': { boxShadow: '0 -4px 0 0 var(--chakra-colors-focus)' },
      '&[data-drop=after]': { boxShadow: '0 4px 0 0 var(--chakra-colors-focus)' },
    },
    '& [data-head]': { ...row, gap: '2', minW: '0' },
    '& [data-show]': {
      ...row,
      flex: '1',
      gap: '2',
      minW: '0',
      minH: { base: '11', md: '8' },

      borderRadius: 'md',
      textAlign: 'start',
      '& > strong': { fontWeight: 'semibold' },
      '& > svg': { color: 'fg.subtle', flexShrink: '0' },
    },
    '& button[data-show]': {
      cursor: 'pointer',
      _hover: { '& > strong': underlined },
      '&[aria-pressed=true] > svg': { color: 'accent.fg' },
    },
    '& [data-menu]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '11', md: '8' },
      me: '-2',

      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'brand.fg' },
    },
    '& [data-kind]': { ...kind, whiteSpace: 'nowrap' },
    '& li[data-chosen] [data-kind]': { bg: 'bg.panel' },
    '& [data-leg]': { color: 'fg.muted', fontSize: 'xs' },
    '& [data-foot]': { ...apart, columnGap: '3', rowGap: '1', minH: { base: '11', md: '8' } },
    '& [data-ticked]': { ...inlineRow, gap: '1.5', color: 'success.fg', fontWeight: 'medium' },
    '& [data-proof]': { ...link, minH: { base: '11', md: '8' } },
    ...taskCells,
    '& [data-foot] [data-link]': { minH: { base: '11', md: '8' }, ...press },
    '& li[data-chosen] [data-link]': { bg: 'brand.solid', color: 'brand.contrast' },
    '& .leaflet-marker-icon [data-mark]': { ...markStyles, boxSize: '26px' },
    '& [data-depot]': {
      display: 'block',
      boxSize: '22px',
      bg: 'mark.navy',
      boxShadow: 'md',

      borderWidth: '5px',
      borderColor: '#FFFFFF',
      borderRadius: '6px',
    },
    '@media print': {
      display: 'block',
      '& [data-lanes]': { display: 'block', h: 'auto', overflow: 'visible', columns: '2' },
      '& [data-lane]': { maxW: 'none', mb: '4' },
      '& [data-idle]': { display: 'none' },
      '& header': { breakAfter: 'avoid' },
      '& ul': { overflow: 'visible' },
      '& li': { breakInside: 'avoid', contentVisibility: 'visible' },
    },
  },
});
