import { docsOf } from '../core/endpoint.docs.ts';
import * as machineTokens from './machine-tokens.ts';
import * as operators from './operators.ts';

export default docsOf({ ...operators, ...machineTokens }, 'Operators and tokens', {
  signInOperator:
    'Sign in as an operator. Starts a session of eight hours. Repeated wrong credentials make the network wait (429).',
  signOutOperator: 'Sign out. Ends the calling session.',
  addOperator:
    'Add an operator. Only this response contains the credential. The rollout log names operators, so a name is never used again. While there is no operator, `OPERATOR_TOKEN` adds the first.',
  listOperators: 'List operators. Also those who can no longer sign in.',
  disableOperator:
    'Disable an operator. Ends the person’s sessions and blocks sign-in. The last operator who can sign in cannot be disabled.',
  renewCredential:
    'Renew the own credential. Gives the signed-in person a new credential and ends all of this person’s sessions.',
  addMachineToken:
    'Add a machine’s token. Opens the calls of one purpose until it is revoked. Only this response contains it; the log names it.',
  listMachineTokens: 'List machines’ tokens. Names and purposes, never the tokens themselves.',
  revokeMachineToken: 'Revoke a machine’s token. From now on it opens nothing.',
})({
  signInOperator: { request: { name: 'سارة الحربي' } },
  addOperator: { request: { name: 'سارة الحربي' } },
  addMachineToken: { request: { name: 'ci-orders', purpose: 'rollout' } },
});
