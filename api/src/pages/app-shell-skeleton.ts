import { brandMarkSvg } from '@hawiyat/shared/lib/brand-mark';
import { colors } from '@hawiyat/shared/ui/theme/colors';
import { html } from 'ghtml';

/** The brand mark. Its colors are no variables, because as an icon it stands outside of the page. */
export const mark = brandMarkSvg({ orange: colors.mark.DEFAULT.light, navy: colors.mark.navy.light });

/** Inlined, or browsers would request a missing icon file. */
export const icon = `data:image/svg+xml,${encodeURIComponent(mark)}`;

/**
 * The app-shell skeleton: sidebar, header with the section's title, three cards. The host's styles draw it
 * and remove it when the layout is ready; without them it stays invisible. It holds no text, so that no one
 * reads or finds a title twice.
 * @param title of the section
 */
export function appShellSkeleton(title: string): string {
  return html`<div id="skeleton" aria-hidden="true" hidden><div>!${mark}</div><div data-title="${title}"></div><div><p></p><p></p><p></p><p></p></div></div>`;
}
