import type { DocumentKind, DocumentOwner } from '@hawiyat/shared/contract/fleet/documents';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { noun } from '@hawiyat/shared/locale/plurals';

export const documents = noun('لا وثائق | وثيقة واحدة | وثيقتان | وثيقتين | وثائق | وثيقة | وثيقة');

interface Named {
  readonly owner: DocumentOwner;
  readonly kind: DocumentKind;
  readonly title: string | null;
}

const whose: Record<DocumentOwner, string> = { company: ' للشركة', truck: ' للمركبة', driver: '' };

/** For example `التأمين للمركبة` or `رخصة القيادة`: without personal names. */
export const documentName = ({ owner, kind, title }: Named): string =>
  `${title ?? documentKindLabel[kind]}${whose[owner]}`;
