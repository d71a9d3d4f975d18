import { stamp } from '@hawiyat/shared/locale/dates';
import { decimal } from '@hawiyat/shared/locale/numbers';
import { html } from 'ghtml';

/** Isolates text whose direction is unknown. */
export const typedText = (text: string | null): string => html`<bdi>${text}</bdi>`;
export const latinText = (text: string | null): string => html`<bdi dir="ltr">${text}</bdi>`;
export const idOf = (text: string): string => html`<bdi dir="ltr" class="id">${text}</bdi>`;
export const percentOf = (value: number): string => latinText(`${decimal(value)}%`);
export const momentOf = (at: string, text = stamp(at)): string => html`<time datetime="${at}">${text}</time>`;
export const unseen = (text: string): string => html`<span class="unseen">${text}</span>`;
export const quiet = (content: string): string => html`<p class="quiet">!${content}</p>`;
export const badge = (
  content: string,
  variant: '' | 'stable' | 'current' | 'paused' | 'halted' = '',
): string => html`<span class="badge ${variant}">!${content}</span>`;
export const warning = (text?: string): string =>
  text === undefined ? '' : html`<p class="warning">${text}</p>`;
