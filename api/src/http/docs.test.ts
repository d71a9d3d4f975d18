import { createHash } from 'node:crypto';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../../testing/contract-endpoints.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createApp } from '../app.ts';
import { serve } from './serve.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        security?: unknown;
        parameters: { schema: object }[];
        requestBody?: { content: Record<string, { schema: object }> };
        responses: Record<string, { content?: Record<string, { schema: object }> }>;
      }
    >
  >;
}

let server: TestServer;
let document: Document;
/** Every endpoint that any file of the contract declares. */
let contract: Endpoint[];
beforeAll(async () => {
  server = await testServer();
  document = (await (await server.fetch('/api/openapi.json')).json()) as Document;
  contract = await contractEndpoints();
}, 60_000);
afterAll(() => server.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );

test('every call of the contract is served and documented, and nothing else is', () => {
  const declared = contract.map(
    (endpoint) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(declared.length).toBeGreaterThan(50);
  expect(
    operations()
      .map((operation) => operation.name)
      .sort(),
  ).toEqual(declared.sort());
});

test('the 22 calls of the specification are there, each with its text for an answer that says nothing', () => {
  const ours = new Map(
    contract.map((endpoint) => [
      `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':id')}`,
      endpoint.defaultMessage,
    ]),
  );
  const specified = {
    'POST /api/company/auth/admin/login': 'Login failed',
    'POST /api/company/send-verification': 'Error',
    'POST /api/company/verify-email': 'Invalid code',
    'POST /api/company/register': 'Register failed',
    'GET /api/company/containers': 'Failed to fetch containers',
    'POST /api/company/containers/add': 'Failed to add container',
    'PATCH /api/company/containers/:id': 'Failed to update container',
    'DELETE /api/company/containers/:id': 'Failed to delete container',
    'GET /api/company/drivers': 'Failed to fetch drivers',
    'GET /api/company/drivers/:id/details': 'Failed to fetch driver details',
    'POST /api/company/drivers/add': 'Failed to add driver',
    'PATCH /api/company/drivers/:id': 'Failed to update driver',
    'DELETE /api/company/drivers/:id': 'Failed to delete driver',
    'GET /api/company/orders/pending': 'Failed to fetch pending orders',
    'POST /api/company/offers': 'Failed to create offer',
    'GET /api/company/orders/accepted': 'Failed to fetch accepted orders',
    'PATCH /api/company/orders/:id/assign-driver': 'Failed to assign driver',
    'GET /api/company/sub-orders': 'Failed to fetch sub orders',
    'PATCH /api/company/sub-orders/:id/assign-driver': 'Failed to assign driver',
    'GET /api/company/dashboard/stats': 'Failed to fetch dashboard statistics',
    'GET /api/company/dashboard/containers/breakdown': 'Failed to fetch container breakdown',
    'GET /api/company/dashboard/revenue': 'Failed to fetch revenue analytics',
  };
  expect(Object.keys(specified)).toHaveLength(22);
  expect(Object.fromEntries(Object.keys(specified).map((key) => [key, ours.get(key)]))).toEqual(specified);
});

test('only what names its audience “anyone” is open, and that is exactly this', () => {
  const open = operations().filter((operation) => operation.security === undefined);
  expect(open.map((item) => item.name).sort()).toEqual([
    'POST /api/company/auth/admin/forgot-identifier',
    'POST /api/company/auth/admin/forgot-password',
    'POST /api/company/auth/admin/login',
    'POST /api/company/auth/admin/login/link',
    'POST /api/company/auth/admin/login/link/two-factor',
    'POST /api/company/auth/admin/login/link/use',
    'POST /api/company/auth/admin/login/two-factor',
    'POST /api/company/auth/admin/reset-password',
    'POST /api/company/join',
    'POST /api/company/join/invite',
    'POST /api/company/register',
    'POST /api/company/send-verification',
    'POST /api/company/verify-email',
    'POST /api/customer/login',
    'POST /api/customer/register',
    'POST /api/demo/visit',
    'POST /api/driver/login',
    'POST /api/driver/login/link',
    'POST /api/platform/login',
    'POST /api/platform/outcomes',
  ]);
});

test('the document is OpenAPI 3.1, and every schema in it is one that a validator takes', () => {
  expect(document.openapi).toBe('3.1.0');
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  for (const operation of operations()) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)].flatMap((body) =>
      Object.values(body?.content ?? {}).map((content) => content.schema),
    );
    for (const schema of [...bodies, ...operation.parameters.map((parameter) => parameter.schema)]) {
      if (!('$ref' in schema)) expect(() => ajv.compile(schema), operation.name).not.toThrow();
    }
  }
});

test('the same is there to read, in a viewer of this server that may contact nothing', async () => {
  const page = await server.fetch('/api/docs', { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha384-\S+' 'sha256-\S+'; style-src 'sha256-/);
  expect(policy).toContain('; sandbox allow-scripts');
  expect(policy).not.toMatch(/allow-same-origin|unsafe|https?:|\*|connect-src|'self'/);
  const html = await page.text();
  for (const endpoint of contract)
    expect(html.includes(endpoint.path.replace(/:(\w+)/g, '{$1}')), endpoint.path).toBe(true);
  // Without scripts the page leads to the document.
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain('<a href="/api/openapi.json">');

  const [, path = '', integrity = ''] = /<script src="(\S+)" integrity="(\S+)"/.exec(html) ?? [];
  expect(policy).toContain(`'${integrity}'`);
  const viewer = await server.fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect(viewer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(viewer.headers.get('content-encoding')).toBe('br');
  const digest = createHash('sha384')
    .update(await viewer.text())
    .digest('base64');
  expect(integrity).toBe(`sha384-${digest}`);
  expect((await server.fetch(path.replace(/-\w+\.js$/, '-0.js'))).status).toBe(404);
});

test('a route without a contract, or without an audience, keeps the server from starting', () => {
  const { db, dataDir, operatorToken } = server;
  const app = createApp({ db, dataDir, operatorToken, logLevel: 'silent' });
  expect(() => app.http.get('/api/secret', async () => 'x')).toThrow('/api/secret has no endpoint');
  const nobodys = { ...reportOutcomes, path: '/api/platform/other', audience: '' } as unknown as Endpoint;
  expect(() => serve(app, nobodys, async () => undefined)).toThrow('/api/platform/other does not say who');
  const { perNetwork, ...endless } = { ...reportOutcomes, path: '/api/platform/other' as const };
  expect(() => serve(app, endless, async () => undefined)).toThrow('does not say how often a network may');
});

test('the figures of the server are for the operator alone, and name no one', async () => {
  const stranger = await (await server.createCompany('شركة')).signIn();
  expect((await server.fetch('/metrics')).status).toBe(401);
  expect((await server.fetch('/metrics', { token: stranger })).status).toBe(401);
  const report = { remote: 'mf-fleet', release: 'made-up', outcome: 'failed' };
  const reported = await server.fetch(reportOutcomes.path, {
    method: 'POST',
    json: { outcomes: [report] },
  });
  expect(reported.status).toBe(204);
  const text = await (await server.fetch('/metrics', { token: server.operatorToken })).text();
  expect(text).toContain(
    'hawiyat_http_request_seconds_count{method="POST",route="/api/company/auth/admin/login",status="200"} 1',
  );
  expect(text).toContain(
    'hawiyat_area_outcomes_total{remote="mf-fleet",release="unknown",outcome="failed"} 1',
  );
  expect(text).toContain('process_cpu_seconds_total');
});
