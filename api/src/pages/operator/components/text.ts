import { stamp } from '@hawiyat/shared/locale/dates';
import { decimal } from '@hawiyat/shared/locale/numbers';
import { html } from 'ghtml';

/** A text that somebody has typed, in whichever direction it runs. */
export const typedText = (text: string | null): string => html`<bdi>${text}</bdi>`;
/** Numbers, addresses and other text from left to right. */
export const latinText = (text: string | null): string => html`<bdi dir="ltr">${text}</bdi>`;
/** An identifier, path or hash. */
export const idOf = (text: string): string => html`<bdi dir="ltr" class="id">${text}</bdi>`;
export const percentOf = (value: number): string => latinText(`${decimal(value)}%`);
/** @param text how the moment is written; to the minute by default */
export const momentOf = (at: string, text = stamp(at)): string => html`<time datetime="${at}">${text}</time>`;
/** Only screen readers read it, such as whose button it is. */
export const unseen = (text: string): string => html`<span class="unseen">${text}</span>`;
/** Something to know beside what matters. @param content HTML */
export const quiet = (content: string): string => html`<p class="quiet">!${content}</p>`;
/** The state of something. @param content HTML */
export const badge = (
  content: string,
  variant: '' | 'stable' | 'current' | 'paused' | 'halted' = '',
): string => html`<span class="badge ${variant}">!${content}</span>`;
/** What the reader should see before deciding. */
export const warning = (text?: string): string =>
  text === undefined ? '' : html`<p class="warning">${text}</p>`;
