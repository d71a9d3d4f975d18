import { addOperator, signInOperator } from '@hawiyat/shared/contract/platform/operators';
import type { TestServer } from './server.ts';

/** Admits the first operator of a server on a real database. @returns the token of this person's session */
export async function firstOperator(fetch: TestServer['fetch'], operatorToken: string): Promise<string> {
  const name = 'سارة الحربي';
  const call = { method: 'POST', token: operatorToken, json: { name } };
  const added = addOperator.response.parse(await (await fetch(addOperator.path, call)).json());
  const json = { name, credential: added.credential };
  const signedIn = await fetch(signInOperator.path, { method: 'POST', json });
  return signInOperator.response.parse(await signedIn.json()).token;
}
