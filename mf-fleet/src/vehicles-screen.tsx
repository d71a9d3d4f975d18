import * as z from '@hawiyat/shared/contract/core/schema';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { DocumentsView } from './documents/documents-view.tsx';
import { TrucksView } from './vehicles/trucks-view.tsx';

const query = z.object({ view: z._default(z.enum(['trucks', 'documents']), 'trucks') });

export function VehiclesScreen() {
  const [{ view }] = useQueryState(query);
  return view === 'documents' ? <DocumentsView /> : <TrucksView />;
}
