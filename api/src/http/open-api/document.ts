import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import type { ErrorType } from '../../kernel/domain-error.ts';
import { endpointDocs } from './docs.ts';
import { introduction } from './introduction.ts';
import { type Json, jsonSchemaOf } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { headers } from './response-headers.ts';
import { tagsOf } from './tags.ts';

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

const securitySchemes = {
  company: bearer('The session of a company’s administrator: `POST /api/company/auth/admin/login`.'),
  customer: bearer('The session of a customer: `POST /api/customer/login`.'),
  driver: bearer('The session of a driver: `POST /api/driver/login`.'),
  team: bearer('The credential of a team that publishes releases: `POST /api/platform/teams`.'),
  operator: bearer('The session of one of the platform’s operators: `POST /api/platform/login`.'),
  machine: bearer('A machine’s token for the named purpose: `POST /api/platform/tokens`.'),
};

export function openApi(
  endpoints: readonly Endpoint[],
  throwsOf: (endpoint: Endpoint) => readonly ErrorType[] = () => [],
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, throwsOf(endpoint)),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hawiyat API',
      version: '1.0.0',
      summary: 'Every call of the container-rental platform.',
      description: introduction,
      contact: { name: 'Hawiyat' },
    },
    servers: [
      {
        url: '/',
        description: 'The server that sent this document, be it production, staging or local.',
        'x-internal': false,
      },
    ],
    ...tagsOf(new Set(endpoints.map((endpoint) => endpointDocs(endpoint).tag))),
    paths,
    components: { securitySchemes, headers, schemas: { Error: jsonSchemaOf(errorBody, 'output') } },
  };
}
