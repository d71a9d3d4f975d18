import { html } from 'ghtml';
import type { FormState } from './field.ts';

export interface Outcome {
  readonly text: string;
  /** HTML. */
  readonly details?: string;
  /** Id of the card that shows it. */
  readonly card?: string;
  /** The rejected form, which stays open with what was typed; null when the form was carried out. */
  readonly rejected: FormState | null;
  /** The text says what would happen; the form changed nothing. */
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
