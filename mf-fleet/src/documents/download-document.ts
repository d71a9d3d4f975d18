import { download } from '@hawiyat/shared/components/download';
import { address } from '@hawiyat/shared/contract/core/address';
import { type CompanyDocument, downloadDocument as endpoint } from '@hawiyat/shared/contract/fleet/documents';
import { kindOf, whoseOf } from './document-name.ts';
import { messages } from './documents-messages.ts';

export const downloadDocument = (document: CompanyDocument): Promise<void> =>
  download({
    address: address(endpoint.path, { documentId: document.id }),
    name: fileName(document),
    failed: messages.fileFailed,
    refused: messages.fileGone,
  });

function fileName(document: CompanyDocument): string {
  const words = [kindOf(document), whoseOf(document), document.expiresOn].filter(Boolean).join(' ');
  return `${words.replace(/[\\/:*?"<>|]/g, '')}.${document.file === 'pdf' ? 'pdf' : 'webp'}`;
}
