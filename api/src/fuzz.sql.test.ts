import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Dice } from '../testing/fuzz/dice.ts';
import { readFixtureState } from '../testing/fuzz/fixture-state.ts';
import { type FuzzRequest, type Mode, requestFor } from '../testing/fuzz/request.ts';
import { type Call, callsOf } from '../testing/fuzz/schema.ts';
import { sensibleFor } from '../testing/fuzz/sensible.ts';
import { type FuzzWorld, fuzzWorld, type Identity } from '../testing/fuzz/world.ts';
import { type TestServer, testServer } from '../testing/server.ts';

/** A short run here; `npm run fuzz` sets the figures of the long one. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 700);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

let server: TestServer;
let world: FuzzWorld;
let calls: Call[];
let ajv: Ajv2020;
const validators = new Map<object, ValidateFunction>();
beforeAll(async () => {
  server = await testServer({ attemptFactor: 1e6 });
  world = await fuzzWorld(server);
  const document = (await (await server.fetch('/api/openapi.json')).json()) as Parameters<
    typeof callsOf
  >[0] & {
    components: { schemas: Record<string, object> };
  };
  calls = callsOf(document);
  ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(schema, `#/components/schemas/${name}`);
}, 60_000);
afterAll(() => server.close());

/** @returns what is wrong with a response, or null */
async function fault({ operation }: Call, answer: Response, text: string): Promise<string | null> {
  const documented = operation.responses[answer.status];
  if (answer.status >= 500) return `${answer.status}: ${text.slice(0, 200)}`;
  if (!documented) return `status ${answer.status} is not documented: ${text.slice(0, 200)}`;
  const [type, content] = Object.entries(documented.content ?? {})[0] ?? [];
  if (!type || !content) return text === '' ? null : 'an answer without content has some';
  if (!answer.headers.get('content-type')?.startsWith(type))
    return `type ${answer.headers.get('content-type')}`;
  const validate = validators.get(content.schema) ?? ajv.compile(content.schema);
  validators.set(content.schema, validate);
  const value: unknown = type === 'application/json' ? JSON.parse(text) : text;
  return validate(value) ? null : `not as documented: ${ajv.errorsText(validate.errors)}`;
}

async function send(call: Call, request: FuzzRequest): Promise<Response> {
  const identity = Object.keys(call.operation.security?.[0] ?? {})[0] as Identity | undefined;
  // Signing out needs a session that no later call uses.
  const isLast = call.path.endsWith('/logout');
  const token = identity && (isLast ? await world.session[identity]() : world.tokens[identity]);
  const abort = new AbortController();
  const answer = await server.fetch(request.path, {
    method: request.method,
    ...(token !== undefined && { token }),
    ...(request.body !== undefined && { body: request.body }),
    headers: {
      cookie: world.cookie,
      ...(request.contentType !== undefined && { 'content-type': request.contentType }),
    },
    signal: abort.signal,
  });
  // It ended all of the person's sessions.
  if (call.method === 'DELETE' && call.path === '/api/company/sessions')
    world.tokens.company = await world.session.company();
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    abort.abort();
    return new Response(null, { status: 204 });
  }
  return answer;
}

test(`of ${requests} requests generated from the document none breaks the server, and every response is as documented`, {
  tags: ['slow'],
  timeout: 60_000 + requests * 150,
}, async () => {
  const dice = new Dice(seed);
  const faults: string[] = [];
  const counts = new Map<string, number>();
  let good = 0;
  let state = await readFixtureState(server, world);
  for (let i = 0; i < requests; i++) {
    if (i % 20 === 0) state = await readFixtureState(server, world);
    const call = calls[i % calls.length] ?? dice.pick(calls);
    const mode = dice.pick<Mode>(['valid', 'valid', 'valid', 'valid', 'boundary', 'wrong']);
    const request = requestFor(call, mode, dice, sensibleFor(call, world, state));
    const answer = await send(call, request);
    const isStream = call.path === '/api/company/events';
    const wrong = isStream && answer.status === 204 ? null : await fault(call, answer, await answer.text());
    if (wrong)
      faults.push(
        `#${i} ${mode} ${request.method} ${request.path.slice(0, 200)} ${String(request.body).slice(0, 300)} → ${wrong}`,
      );
    if (answer.ok) good += 1;
    const kind = `${call.method} ${call.path} ${answer.ok ? 'ok' : 'rejected'}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(good / requests).toBeGreaterThanOrEqual(0.3);
  if (process.env.FUZZ_REQUESTS)
    console.log(
      `${requests} requests, seed ${seed}: ${good} answered 2xx, ${requests - good} refused, 0 faults.\n${[
        ...counts,
      ]
        .sort()
        .map(([kind, count]) => `${count}\t${kind}`)
        .join('\n')}`,
    );
});
