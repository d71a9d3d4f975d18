import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import {
  changeRollout,
  listRolloutStates,
  type RolloutStateResponse,
} from '@hawiyat/shared/contract/platform/rollouts';
import { type SeenChange, seenChange } from '@hawiyat/shared/testing/seen-change';
import type { Operated } from './test-team.ts';

/** How a remote stands. */
export async function rolloutStateOf(server: Operated, remote: Releasable): Promise<RolloutStateResponse> {
  const answer = await server.fetch(listRolloutStates.path, { token: server.operatorToken });
  const { rolloutStates } = listRolloutStates.response.parse(await answer.json());
  const found = rolloutStates.find((item) => item.remote === remote);
  if (!found) throw new Error(`${remote} stands nowhere`);
  return found;
}

/**
 * Sends the command of an operator who has just looked.
 * @param to another door than the command's own: its dry run
 * @param token of another operator
 */
export async function operate(
  server: Operated,
  remote: Releasable,
  change: SeenChange | (Record<string, unknown> & Pick<SeenChange, 'action'>),
  { to = changeRollout.path as string, token = server.operatorToken } = {},
): Promise<Response> {
  const json = seenChange(await rolloutStateOf(server, remote), change as SeenChange);
  return server.fetch(to.replace(':remote', remote), { method: 'POST', token, json });
}
