import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { useRef } from 'react';
import { assertFile, type DocumentChange } from './document-form.ts';
import { sendFile, updateDocument } from './vehicles-store.ts';

/**
 * Saves a document, then its file. If only the file is refused, the next attempt updates the saved document; `first`
 * creates it.
 */
export function useSaving(first: (change: Omit<DocumentChange, 'file'>) => Promise<CompanyDocument>) {
  const saved = useRef<CompanyDocument | null>(null);
  return async ({ file, ...change }: DocumentChange): Promise<void> => {
    await assertFile(file);
    saved.current = saved.current
      ? await updateDocument(saved.current.id, change, undefined)
      : await first(change);
    if (file) await sendFile(saved.current.id, file);
  };
}
