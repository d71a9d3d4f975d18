import { join } from 'node:path';
import { setOrigin } from '@hawiyat/shared/client';
import { adminUser } from '@hawiyat/shared/contract/account/admin-user';
import { exampleFor } from '@hawiyat/shared/contract/examples/example-for';
import { $session } from '@hawiyat/shared/state';
import { type ScriptedAnswer, scriptedServer } from '@hawiyat/shared/testing/scripted-server';
import { readExamples } from '../trial/example-answers.ts';

const examples = readExamples(join(import.meta.dirname, '../..'));

/** Signs the examples' user in to the stores of a test, beside a server with the examples; `answer` overrides one. */
export async function signInToExamples(
  answer: (request: string) => ScriptedAnswer | undefined = () => undefined,
) {
  const server = await scriptedServer((request) => {
    const [method, path = '/'] = request.split(' ');
    const example = method === 'GET' ? exampleFor(examples, `http://examples${path}`) : undefined;
    const noExample = { status: 503, body: { message: 'لا مثال لهذا الطلب' } };
    return answer(request) ?? (example === undefined ? noExample : { body: example });
  });
  setOrigin(server.url);
  $session.set({ token: 'examples', user: adminUser.parse(examples.user) });
  return { requests: server.requests, close: server.close };
}
