import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { readQuery } from '@hawiyat/shared/lib/query-state';
import { expect, test } from 'vitest';
import { documentsQuery, isAskedFor } from './documents-toolbar.tsx';

const documents = [
  { id: 'permit', owner: 'company', ownerId: null, state: 'valid' },
  { id: 'insurance', owner: 'truck', ownerId: 't1', state: 'expired' },
  { id: 'inspection', owner: 'truck', ownerId: 't2', state: 'soon' },
  { id: 'license', owner: 'driver', ownerId: 'd1', state: 'valid' },
] as CompanyDocument[];

test.each([
  ['', ['permit', 'insurance', 'inspection', 'license']],
  ['state=due', ['insurance', 'inspection']],
  ['state=expired', ['insurance']],
  ['state=valid&owner=driver', ['license']],
  ['owner=truck', ['insurance', 'inspection']],
  ['of=t2', ['inspection']],
  ['state=unknown&owner=nobody', ['permit', 'insurance', 'inspection', 'license']],
])('the address ?%s shows %o', (address, found) => {
  const filter = readQuery(documentsQuery, new URLSearchParams(address));
  expect(documents.filter(isAskedFor(filter)).map(({ id }) => id)).toEqual(found);
});
