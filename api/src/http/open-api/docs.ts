import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { EndpointDocs } from '@hawiyat/shared/contract/core/endpoint.docs';
import * as files from './docs-files.ts';
import { otherTag } from './tags.ts';

const docs = new Map(Object.values(files).flat());

export const endpointDocs = (endpoint: Endpoint): Omit<EndpointDocs, 'tag'> & { readonly tag: string } =>
  docs.get(endpoint) ?? { tag: otherTag, summary: summaryOf(endpoint), description: '' };

const summaryOf = ({ defaultMessage }: Endpoint) =>
  defaultMessage.replace(/^Failed to (.)/, (_, first: string) => first.toUpperCase());
