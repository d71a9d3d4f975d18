import { html } from 'ghtml';
import type { FormState } from './field.ts';

/** The outcome of the last form, which the page tells once. */
export interface Outcome {
  readonly text: string;
  /** HTML below the text. */
  readonly details?: string;
  /** Id of the card that it is about. */
  readonly card?: string;
  /** Its form stays open, with what was typed; null: it was carried out. */
  readonly rejected: FormState | null;
  /** Nothing was carried out or rejected: the text says what would happen. */
  readonly isPreview?: boolean;
}

export function notice(outcome: Outcome | null): string {
  if (!outcome) return '';
  const { text, details = '', rejected, isPreview = false } = outcome;
  const [variant, role] = isPreview ? ['effect', 'status'] : rejected ? ['bad', 'alert'] : ['good', 'status'];
  return details === ''
    ? html`<p class="notice ${variant}" role="${role}">${text}</p>`
    : html`<div class="notice ${variant}" role="${role}">
<p>${text}</p>
!${details}
</div>`;
}
