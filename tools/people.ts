import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { panelUrl, storedSession, storeSession } from '@hawiyat/sdk/platform/credentials';
import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import type { MachineToken } from '@hawiyat/shared/contract/platform/machine-tokens';
import type { Operator } from '@hawiyat/shared/contract/platform/operators';

/** Asks for a secret without echo; without a terminal it reads the first line of the input. */
async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = Boolean(stdin.isTTY);
  if (isTyped) stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: isTyped });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (isTyped) stderr.write('\n');
  }
}

export async function signIn(name: string) {
  const credential = await askSecret(`Credential of ${name}: `);
  if (credential === '') throw new CliError('No credential was given.');
  const { token, operator, expiresAt } = await callOperatorApi<{
    token: string;
    operator: Operator;
    expiresAt: string;
  }>('POST', 'login', { name, credential }, { isOpen: true });
  storeSession({ token, name: operator.name, expiresAt });
  console.log(`${operator.name} is signed in at ${panelUrl()} until ${expiresAt}.`);
}

export async function signOut() {
  const session = storedSession();
  if (!session) {
    storeSession(null);
    throw new CliError(`Nobody is signed in at ${panelUrl()} from here.`);
  }
  // The environment may hold another token.
  await callOperatorApi('POST', 'logout', undefined, { token: session.token }).catch((error) => {
    // The session has already ended.
    if (error.status !== 401) throw error;
  });
  storeSession(null);
  console.log(`${session.name} is signed out of ${panelUrl()}.`);
}

/** `name` is a name or an id; returns whether there is such an action. */
export async function operator(action: string, name: string): Promise<boolean> {
  if (action === 'add' && name) {
    const { operator, credential } = await callOperatorApi<{ operator: Operator; credential: string }>(
      'POST',
      'operators',
      { name },
    );
    console.log(`${operator.name} is an operator. The credential, shown this once:\n${credential}`);
  } else if (action === 'list') {
    const { operators } = await callOperatorApi<{ operators: Operator[] }>('GET', 'operators');
    if (operators.length === 0)
      console.log('There is no operator yet: npm run platform -- operator add "name"');
    for (const { id, name: operatorName, createdAt, disabledAt } of operators)
      console.log(`${id}  ${operatorName}  ${disabledAt ? `disabled ${disabledAt}` : `since ${createdAt}`}`);
  } else if (action === 'disable' && name) {
    const path = `operators/${encodeURIComponent(name)}/disable`;
    const { operator } = await callOperatorApi<{ operator: Operator }>('POST', path);
    console.log(`${operator.name} can no longer sign in.`);
  } else if (action === 'renew') {
    const { operator, credential } = await callOperatorApi<{ operator: Operator; credential: string }>(
      'POST',
      'credential',
    );
    storeSession(null);
    console.log(
      `All sessions of ${operator.name} have ended. The new credential, shown this once:\n${credential}`,
    );
  } else return false;
  return true;
}

export async function machineToken(
  action: string,
  name: string,
  purpose: string | undefined,
): Promise<boolean> {
  if (action === 'add' && name && purpose) {
    const { machineToken, token } = await callOperatorApi<{ machineToken: MachineToken; token: string }>(
      'POST',
      'tokens',
      { name, purpose },
    );
    console.log(`${machineToken.name} is valid for ${machineToken.purpose}. Shown this once:\n${token}`);
  } else if (action === 'list') {
    const { machineTokens } = await callOperatorApi<{ machineTokens: MachineToken[] }>('GET', 'tokens');
    if (machineTokens.length === 0)
      console.log('There is no token: npm run platform -- token add "name" --purpose rollout');
    for (const { id, name: tokenName, purpose, createdAt, revokedAt } of machineTokens)
      console.log(
        `${id}  ${purpose}  ${tokenName}  ${revokedAt ? `revoked ${revokedAt}` : `since ${createdAt}`}`,
      );
  } else if (action === 'revoke' && name) {
    const path = `tokens/${encodeURIComponent(name)}/revoke`;
    const { machineToken } = await callOperatorApi<{ machineToken: MachineToken }>('POST', path);
    console.log(`${machineToken.name} is revoked.`);
  } else return false;
  return true;
}
