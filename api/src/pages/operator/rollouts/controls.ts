import type { PublishedRelease } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutStateResponse } from '@hawiyat/shared/contract/platform/rollouts';
import { html } from 'ghtml';
import { confirmation, form } from '../parts/form.ts';
import type { RejectedForm } from '../parts/notice.ts';
import { nothing } from './command-of-form.ts';
import { type Command, possibleCommands } from './commands.ts';
import { effectButton } from './rollout-effect.ts';

/** The commands that are possible now for one remote or the host. */
export function controls(
  state: RolloutStateResponse,
  published: readonly PublishedRelease[],
  rejected: RejectedForm | null,
): string {
  const commands = possibleCommands(state, published).map((command) => control(command, state, rejected));
  return html`<div class="controls" data-live="${state.remote}-controls">
!${commands.join('\n')}
</div>`;
}

function control(
  { action, release, instead, buttons, ...shown }: Command,
  { remote, revision, rollout, stable }: RolloutStateResponse,
  rejected: RejectedForm | null,
): string {
  const about = release === undefined ? (rollout?.release ?? stable) : release;
  const hidden = {
    ...{ remote, action, seen: String(revision) },
    ...(about !== null && { release: about }),
    ...(instead !== undefined && { instead: instead ?? nothing }),
  };
  const target = { to: `/operator#${remote}`, hidden };
  if (buttons !== undefined)
    return confirmation(
      { ...target, ...shown, buttons, name: `${remote}.${action}`, group: remote },
      rejected,
    );
  const button = form(target, html`<button class="${shown.variant ?? ''}">${shown.label}</button>`);
  return action === 'advance' ? html`!${button} !${form(target, effectButton)}` : button;
}
