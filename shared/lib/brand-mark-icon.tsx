import { brandMark } from './brand-mark.ts';

const { viewBox, square, container, lid, ribs } = brandMark;
const [orange, navy] = ['var(--hw-colors-mark)', 'var(--hw-colors-mark-navy)'];

/** Uses the page's variables instead of the kit, because prerendered pages load without it. */
export const BrandMarkIcon = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox={viewBox} fill="none" strokeLinecap="round" aria-hidden="true">
    <rect {...square} fill={orange} />
    <path d={container.d} fill={navy} />
    <path d={lid.d} stroke={navy} strokeWidth={lid.width} />
    <path d={ribs.d} stroke={orange} strokeWidth={ribs.width} />
  </svg>
);
