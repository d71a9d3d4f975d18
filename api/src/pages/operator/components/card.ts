import { html } from 'ghtml';

interface Card {
  /** Its anchor; with one it is a landmark with its heading's name. */
  readonly id?: string;
  /** HTML of the heading. */
  readonly heading: string;
  /** @returns HTML of the card's head: the heading, and what stands beside it */
  readonly head?: (heading: string) => string;
  /** An item of a queue, instead of a part of the page. */
  readonly isQueued?: boolean;
  /** Whether the script refreshes it. */
  readonly isLive?: boolean;
}

/** @param content HTML */
export function card(options: Card, content: string): string {
  const { id, heading, head = (shown: string) => shown, isQueued = false, isLive = false } = options;
  const [tag, variant] = isQueued ? ['article', ' registration'] : ['section', ''];
  const name = id === undefined ? '' : html` id="${id}" aria-labelledby="${id}-name"`;
  const titled = html`<h2!${id === undefined ? '' : html` id="${id}-name"`}>!${heading}</h2>`;
  return html`<${tag} class="card${variant}"!${name}!${isLive ? html` data-live="${id}"` : ''}>
<header>!${head(titled)}</header>
!${content}
</${tag}>`;
}

/** The title of a page. @param aside HTML beside it */
export const pageTitle = (title: string, aside = ''): string =>
  html`<div class="title"><h1>${title}</h1>!${aside}</div>`;

/** What stands where there is nothing to show. */
export const emptyCard = (title: string, hint: string): string => html`<section class="card empty">
<h2>${title}</h2>
<p class="quiet">${hint}</p>
</section>`;
