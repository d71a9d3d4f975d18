import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';

type Named = Pick<CompanyDocument, 'kind' | 'title' | 'owner' | 'ownerName'>;

export const kindOf = ({ kind, title }: Pick<Named, 'kind' | 'title'>): string =>
  title ?? wordFor(documentKindLabel, kind);

/** A truck's plate in Arabic, or the driver's name; null for the company. */
export const whoseOf = ({ owner, ownerName }: Pick<Named, 'owner' | 'ownerName'>): string | null =>
  owner === 'truck' && ownerName !== null ? arabicPlate(ownerName) : ownerName;

/** @returns `رخصة القيادة، سالم الدوسري` */
export const documentName = (document: Named): string =>
  [kindOf(document), whoseOf(document)]
    .filter((text) => text !== null)
    .map(isolateName)
    .join('، ');
