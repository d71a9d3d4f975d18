import { download } from '@hawiyat/shared/components/download';
import { address } from '@hawiyat/shared/contract/core/address';
import { type CompanyDocument, downloadDocument as endpoint } from '@hawiyat/shared/contract/fleet/documents';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages } from '../texts/documents.ts';

type Named = Pick<CompanyDocument, 'kind' | 'title' | 'owner' | 'ownerName'>;

export const kindOf = ({ kind, title }: Pick<Named, 'kind' | 'title'>): string =>
  title ?? wordFor(documentKindLabel, kind);

export const whoseOf = ({ owner, ownerName }: Pick<Named, 'owner' | 'ownerName'>): string | null =>
  owner === 'truck' && ownerName !== null ? arabicPlate(ownerName) : ownerName;

/** @returns `رخصة القيادة، سالم الدوسري` */
export const documentName = (document: Named): string =>
  [kindOf(document), whoseOf(document)]
    .filter((text) => text !== null)
    .map(isolateName)
    .join('، ');

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
