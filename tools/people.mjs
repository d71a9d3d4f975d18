// @ts-check

import { askSecret } from './ask-secret.mjs';
import { panelUrl, storedSession, storeSession } from './credentials.mjs';
import { CliError } from './lib/cli-error.mjs';
import { callOperatorApi } from './operator-api-client.mjs';

/** @typedef {import('@hawiyat/shared/contract/platform/operators').Operator} Operator */
/** @typedef {import('@hawiyat/shared/contract/platform/machine-tokens').MachineToken} MachineToken */

/** @param {string} name */
export async function signIn(name) {
  const credential = await askSecret(`Credential of ${name}: `);
  if (credential === '') throw new CliError('No credential was given.');
  const { token, operator, expiresAt } =
    /** @type {{ token: string, operator: Operator, expiresAt: string }} */ (
      await callOperatorApi('POST', 'login', { name, credential }, { isOpen: true })
    );
  storeSession({ token, name: operator.name, expiresAt });
  console.log(`${operator.name} is signed in at ${panelUrl()} until ${expiresAt}.`);
}

export async function signOut() {
  const session = storedSession();
  if (!session) {
    storeSession(null);
    throw new CliError(`Nobody is signed in at ${panelUrl()} from here.`);
  }
  // The session's own token, not another one from the environment.
  await callOperatorApi('POST', 'logout', undefined, { token: session.token }).catch((error) => {
    // A 401 means that the session has already ended.
    if (error.status !== 401) throw error;
  });
  storeSession(null);
  console.log(`${session.name} is signed out of ${panelUrl()}.`);
}

/** @param {string} action @param {string} name or an id @returns {Promise<boolean>} whether there is such an action */
export async function operator(action, name) {
  if (action === 'add' && name) {
    const { operator, credential } = /** @type {{ operator: Operator, credential: string }} */ (
      await callOperatorApi('POST', 'operators', { name })
    );
    console.log(`${operator.name} is an operator. The credential, shown this once:\n${credential}`);
  } else if (action === 'list') {
    const { operators } = /** @type {{ operators: Operator[] }} */ (
      await callOperatorApi('GET', 'operators')
    );
    if (operators.length === 0)
      console.log('There is no operator yet: npm run platform -- operator add "name"');
    for (const { id, name: operatorName, createdAt, disabledAt } of operators)
      console.log(`${id}  ${operatorName}  ${disabledAt ? `disabled ${disabledAt}` : `since ${createdAt}`}`);
  } else if (action === 'disable' && name) {
    const path = `operators/${encodeURIComponent(name)}/disable`;
    const { operator } = /** @type {{ operator: Operator }} */ (await callOperatorApi('POST', path));
    console.log(`${operator.name} can no longer sign in.`);
  } else if (action === 'renew') {
    const { operator, credential } = /** @type {{ operator: Operator, credential: string }} */ (
      await callOperatorApi('POST', 'credential')
    );
    storeSession(null);
    console.log(
      `All sessions of ${operator.name} have ended. The new credential, shown this once:\n${credential}`,
    );
  } else return false;
  return true;
}

/**
 * @param {string} action
 * @param {string} name or an id
 * @param {string | undefined} purpose
 * @returns {Promise<boolean>} whether there is such an action
 */
export async function machineToken(action, name, purpose) {
  if (action === 'add' && name && purpose) {
    const { machineToken, token } = /** @type {{ machineToken: MachineToken, token: string }} */ (
      await callOperatorApi('POST', 'tokens', { name, purpose })
    );
    console.log(`${machineToken.name} is valid for ${machineToken.purpose}. Shown this once:\n${token}`);
  } else if (action === 'list') {
    const { machineTokens } = /** @type {{ machineTokens: MachineToken[] }} */ (
      await callOperatorApi('GET', 'tokens')
    );
    if (machineTokens.length === 0)
      console.log('There is no token: npm run platform -- token add "name" --purpose rollout');
    for (const { id, name: tokenName, purpose, createdAt, revokedAt } of machineTokens)
      console.log(
        `${id}  ${purpose}  ${tokenName}  ${revokedAt ? `revoked ${revokedAt}` : `since ${createdAt}`}`,
      );
  } else if (action === 'revoke' && name) {
    const path = `tokens/${encodeURIComponent(name)}/revoke`;
    const { machineToken } = /** @type {{ machineToken: MachineToken }} */ (
      await callOperatorApi('POST', path)
    );
    console.log(`${machineToken.name} is revoked.`);
  } else return false;
  return true;
}
