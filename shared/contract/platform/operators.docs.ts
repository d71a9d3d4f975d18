import { docsOf } from '../core/endpoint.docs.ts';
import * as machineTokens from './machine-tokens.ts';
import * as operators from './operators.ts';

export default docsOf({ ...operators, ...machineTokens }, 'Operators and tokens', {
  signInOperator: {
    summary: 'Sign in as an operator',
    description: 'Starts a session of eight hours. Repeated wrong credentials make the network wait (429).',
    request: { name: 'سارة الحربي', credential: 'q3Jx0m8Wc1bq2dZt5yRkVnH7uLsE9aPfG4oIiKjMlNo' },
  },
  signOutOperator: {
    summary: 'Sign out',
    description: 'Ends the calling session.',
  },
  addOperator: {
    summary: 'Add an operator',
    description:
      'Only this response contains the credential. The rollout log names operators, so a name is never used again. While there is no operator, `OPERATOR_TOKEN` adds the first.',
    request: { name: 'سارة الحربي' },
  },
  listOperators: {
    summary: 'List operators',
    description: 'Also those who can no longer sign in.',
  },
  disableOperator: {
    summary: 'Disable an operator',
    description:
      'Ends the person’s sessions and blocks sign-in. The last operator who can sign in cannot be disabled.',
  },
  renewCredential: {
    summary: 'Renew the own credential',
    description: 'Gives the signed-in person a new credential and ends all of this person’s sessions.',
  },
  addMachineToken: {
    summary: 'Add a machine’s token',
    description:
      'Opens the calls of one purpose until it is revoked. Only this response contains it; the log names it.',
    request: { name: 'ci-orders', purpose: 'rollout' },
  },
  listMachineTokens: {
    summary: 'List machines’ tokens',
    description: 'Names and purposes, never the tokens themselves.',
  },
  revokeMachineToken: {
    summary: 'Revoke a machine’s token',
    description: 'From now on it opens nothing.',
  },
});
