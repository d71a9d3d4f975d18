import { brandMarkSvg } from '@hawiyat/shared/lib/brand-mark';
import { colors } from '@hawiyat/shared/ui/theme/colors';
import { html } from 'ghtml';

/** An icon cannot read the variables of the page, so its colors are fixed. */
export const mark = brandMarkSvg({ orange: colors.mark.DEFAULT.light, navy: colors.mark.navy.light });

/** A data URL, because browsers request a missing icon file. */
export const icon = `data:image/svg+xml,${encodeURIComponent(mark)}`;

/** The host's styles draw it; the layout removes it. It holds no text that a screen reader would repeat. */
export function appShellSkeleton(title: string): string {
  return html`<div id="skeleton" aria-hidden="true" hidden><div>!${mark}</div><div data-title="${title}"></div><div><p></p><p></p><p></p><p></p></div></div>`;
}
