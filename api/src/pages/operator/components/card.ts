import { html } from 'ghtml';

interface Card {
  /** With an id, the card is a landmark with its heading's name. */
  readonly id?: string;
  /** HTML. */
  readonly heading: string;
  readonly head?: (heading: string) => string;
  readonly isQueued?: boolean;
  readonly isLive?: boolean;
}

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

export const pageTitle = (title: string, aside = ''): string =>
  html`<div class="title"><h1>${title}</h1>!${aside}</div>`;

export const emptyCard = (title: string, hint: string): string => html`<section class="card empty">
<h2>${title}</h2>
<p class="quiet">${hint}</p>
</section>`;
