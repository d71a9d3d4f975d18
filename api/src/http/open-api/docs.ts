import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { EndpointDocs } from '@hawiyat/shared/contract/core/endpoint.docs';
import * as files from './docs-files.ts';
import { otherTag } from './tags.ts';

const docs = new Map(Object.values(files).flat());

type Docs = Omit<EndpointDocs, 'tag'> & { readonly tag: string };

export const endpointDocs = (endpoint: Endpoint): Docs =>
  docs.get(endpoint) ?? { tag: otherTag, summary: summaryOf(endpoint), description: '' };

const summaryOf = ({ defaultMessage }: Endpoint) =>
  defaultMessage.replace(/^Failed to (.)/, (_, first: string) => first.toUpperCase());
