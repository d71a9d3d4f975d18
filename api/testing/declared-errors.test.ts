import { expect, test } from 'vitest';
import { generalErrors } from '../src/http/errors-of-any-call.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { declaredErrors } from './declared-errors.ts';
import { everyError } from './every-error.ts';
import { testServer } from './server.ts';

test('every error is declared by a call that throws it', async () => {
  const server = await testServer();
  await server.close();
  const general = new Set((await contractEndpoints()).flatMap(generalErrors));
  const undeclared = (await everyError()).filter((type) => !declaredErrors.has(type) && !general.has(type));
  expect(undeclared.map(({ id }) => id)).toEqual([]);
});
