import { isDeepStrictEqual } from 'node:util';
import { Script } from 'node:vm';
import { callerLimitOf, type Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import * as z from '@hawiyat/shared/contract/core/schema';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../../../testing/contract-endpoints.ts';
import { everyError } from '../../../testing/every-error.ts';
import { openApi } from './document.ts';

interface Content {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; description?: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<
    string,
    { description: string; headers: Record<string, object>; content?: Record<string, Content> }
  >;
  'x-codeSamples': { lang: string; source: string }[];
}
interface Document {
  tags: { name: string; description: string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; headers: Record<string, object> };
}

let contract: Endpoint[];
let document: Document;
beforeAll(async () => {
  contract = await contractEndpoints();
  const errors = await everyError();
  document = documentOf(contract, (endpoint) => (endpoint === contract[0] ? errors : []));
});

const documentOf = (...given: Parameters<typeof openApi>) => openApi(...given) as unknown as Document;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function operationOf(endpoint: Endpoint, { paths } = document): Operation {
  const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error(`${nameOf(endpoint)} is not documented`);
  return operation;
}

const examplesOf = (content: Record<string, Content> | undefined) =>
  Object.entries(content ?? {}).flatMap(([type, { schema, examples = {} }]) =>
    Object.entries(examples).map(([name, { value }]) => ({ type, name, schema, value })),
  );

test('every call has a summary, a description, a chapter, and an example of its success and of each error', () => {
  const chapters = new Set(document.tags.map(({ name }) => name));
  const inGroups = document['x-tagGroups'].flatMap(({ tags }) => tags);
  expect(inGroups).toEqual([...chapters]);
  for (const endpoint of contract) {
    const { summary, description, tags, parameters, responses } = operationOf(endpoint);
    const name = nameOf(endpoint);
    expect(summary, name).toMatch(/^[A-Z].{4,60}$/);
    expect(description.length, name).toBeGreaterThan(40);
    expect(
      tags.filter((tag) => chapters.has(tag)),
      name,
    ).toHaveLength(1);
    for (const parameter of parameters)
      expect(parameter.description, `${name} ${parameter.name}`).toBeTruthy();
    for (const [status, { content }] of Object.entries(responses)) {
      if (status === '204') expect(content, name).toBeUndefined();
      else expect(examplesOf(content).length, `${name} ${status}`).toBeGreaterThan(0);
    }
  }
});

test('the server would accept every example of a request, and could send every example of a response', () => {
  for (const endpoint of contract) {
    const { requestBody, responses } = operationOf(endpoint);
    for (const { value } of endpoint.multipart ? [] : examplesOf(requestBody?.content))
      expect(endpoint.body?.safeParse(value).error?.issues, `request of ${nameOf(endpoint)}`).toBeUndefined();
    for (const { type, value } of examplesOf(responses[endpoint.status ?? 200]?.content)) {
      if (type === 'text/csv') continue;
      const { data, error } = endpoint.response.safeParse(value);
      expect(error?.issues, `response of ${nameOf(endpoint)}`).toBeUndefined();
      expect(isDeepStrictEqual(data, value), `response of ${nameOf(endpoint)}`).toBe(true);
    }
  }
});

test('every example is one of its schema', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  for (const endpoint of contract) {
    const { requestBody, responses } = operationOf(endpoint);
    const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
    for (const { name, schema, value } of contents.flatMap(examplesOf)) {
      // The schema of errors is compiled once.
      const known = '$ref' in schema ? String(schema.$ref) : schema;
      expect(ajv.validate(known, value), `${nameOf(endpoint)} ${name}: ${ajv.errorsText()}`).toBe(true);
    }
  }
});

test('the samples of every call are shell and JavaScript', () => {
  for (const endpoint of contract) {
    const [curl, javaScript] = operationOf(endpoint)['x-codeSamples'];
    expect(curl?.source, nameOf(endpoint)).toMatch(/^curl 'https:\/\/panel\.example\.sa\/api\//);
    expect(curl?.source, nameOf(endpoint)).not.toMatch(/:\w+Id|undefined/);
    expect(() => new Script(`async () => {${javaScript?.source}}`), nameOf(endpoint)).not.toThrow();
  }
});

test('a call tells its limits: the rate-limit headers, the size of its body, and who may repeat it', () => {
  for (const endpoint of contract) {
    const { description, responses } = operationOf(endpoint);
    const isLimited = (endpoint.perNetwork ?? callerLimitOf(endpoint)) !== undefined;
    for (const [status, { headers }] of Object.entries(responses)) {
      expect('RateLimit' in headers, `${nameOf(endpoint)} ${status}`).toBe(isLimited);
      expect('Retry-After' in headers, `${nameOf(endpoint)} ${status}`).toBe(['429', '503'].includes(status));
      for (const name of Object.keys(headers))
        expect(Object.keys(document.components.headers)).toContain(name);
    }
    expect(description.includes('**Limit:**'), nameOf(endpoint)).toBe(isLimited);
    expect(description.includes('**Body:**'), nameOf(endpoint)).toBe(endpoint.body !== undefined);
  }
});

test('a call without a text of its own is documented from its contract', () => {
  const added: Endpoint = {
    method: 'POST',
    path: '/api/company/trucks/:truckId/refuel',
    audience: 'company',
    params: z.object({ truckId: z.string() }),
    body: z.object({ name: z.string('يرجى كتابة الاسم') }),
    response: z.object({ truck: z.object({ id: z.string(), name: z.string() }) }),
    defaultMessage: 'Failed to refuel the truck',
  };
  const made = documentOf([added]);
  const { summary, description, tags, responses, ...operation } = operationOf(added, made);
  expect(summary).toBe('Refuel the truck');
  expect(description).toContain('**Who may call:** company.');
  expect(made.tags.map(({ name }) => name)).toEqual(tags);
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '404',
    '409',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
  expect(examplesOf(operation.requestBody?.content)[0]?.value).toEqual({ name: 'سالم الدوسري' });
  expect(examplesOf(responses[400]?.content)[0]?.value).toMatchObject({
    fields: { name: 'يرجى كتابة الاسم' },
  });
});
