import { colors } from '@hawiyat/shared/ui/theme/colors';
import { escapeHtml } from './escape-html.ts';

const [orange, navy] = [colors.mark.DEFAULT.light, colors.mark.navy.light];

/** The panel's logo. Its colors are no variables, because as an icon it stands outside of the page. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="10" fill="${orange}"/><path d="M8.5 14.5h23l-3.2 13.4a2 2 0 0 1-2 1.6H13.7a2 2 0 0 1-2-1.6z" fill="${navy}"/><g fill="none" stroke-linecap="round"><path d="M7 12.25h26" stroke="${navy}" stroke-width="2.5"/><path d="m15.6 18 .9 7.5M20 18v7.5M24.4 18l-.9 7.5" stroke="${orange}" stroke-width="1.8"/></g></svg>`;

/**
 * The app-shell skeleton: sidebar, header with the section's title, three cards. The host's styles draw it
 * and remove it when the layout is ready; without them it stays invisible. It holds no text, so that no one
 * reads or finds a title twice.
 * @param title of the section
 */
export function appShellSkeleton(title: string): string {
  const cards = '<p></p>'.repeat(4);
  return `<div id="skeleton" aria-hidden="true" hidden><div>${mark}</div><div data-title="${escapeHtml(title)}"></div><div>${cards}</div></div>`;
}
