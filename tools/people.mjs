// @ts-check

import { askedSecret } from './asked-secret.mjs';
import { CliError } from './cli-error.mjs';
import { panelUrl, storedSession, storeSession } from './credentials.mjs';
import { callOperatorApi } from './operator-api-client.mjs';

/** @typedef {import('@hawiyat/shared/contract/operators').Operator} Operator */
/** @typedef {import('@hawiyat/shared/contract/machine-tokens').MachineToken} MachineToken */

/** @param {string} name */
export async function signIn(name) {
  const credential = await askedSecret(`Credential of ${name}: `);
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
  // Its own token, whatever else the environment holds.
  await callOperatorApi('POST', 'logout', undefined, { token: session.token }).catch((error) => {
    // Over already: nothing is left to end.
    if (error.status !== 401) throw error;
  });
  storeSession(null);
  console.log(`${session.name} is signed out of ${panelUrl()}.`);
}

/** @param {string} action @param {string} of a name, or an id @returns {Promise<boolean>} whether there is such an action */
export async function operator(action, of) {
  if (action === 'add' && of) {
    const { operator, credential } = /** @type {{ operator: Operator, credential: string }} */ (
      await callOperatorApi('POST', 'operators', { name: of })
    );
    console.log(`${operator.name} may run the platform. The credential, shown this once:\n${credential}`);
  } else if (action === 'list') {
    const { operators } = /** @type {{ operators: Operator[] }} */ (
      await callOperatorApi('GET', 'operators')
    );
    for (const { id, name, createdAt, disabledAt } of operators)
      console.log(`${id}  ${name}  ${disabledAt ? `disabled ${disabledAt}` : `since ${createdAt}`}`);
  } else if (action === 'disable' && of) {
    const path = `operators/${encodeURIComponent(of)}/disable`;
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
 * @param {string} of a name, or an id
 * @param {string | undefined} purpose
 * @returns {Promise<boolean>} whether there is such an action
 */
export async function machineToken(action, of, purpose) {
  if (action === 'add' && of && purpose) {
    const { machineToken, token } = /** @type {{ machineToken: MachineToken, token: string }} */ (
      await callOperatorApi('POST', 'tokens', { name: of, purpose })
    );
    console.log(`${machineToken.name} is good for ${machineToken.purpose}. Shown this once:\n${token}`);
  } else if (action === 'list') {
    const { machineTokens } = /** @type {{ machineTokens: MachineToken[] }} */ (
      await callOperatorApi('GET', 'tokens')
    );
    for (const { id, name, purpose, createdAt, revokedAt } of machineTokens)
      console.log(`${id}  ${purpose}  ${name}  ${revokedAt ? `revoked ${revokedAt}` : `since ${createdAt}`}`);
  } else if (action === 'revoke' && of) {
    const path = `tokens/${encodeURIComponent(of)}/revoke`;
    const { machineToken } = /** @type {{ machineToken: MachineToken }} */ (
      await callOperatorApi('POST', path)
    );
    console.log(`${machineToken.name} opens nothing any more.`);
  } else return false;
  return true;
}
