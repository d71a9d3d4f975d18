import { docsOf } from '../core/endpoint.docs.ts';
import * as machineTokens from './machine-tokens.ts';

export default docsOf(machineTokens, 'Operators and tokens', {
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
