import { address } from '@hawiyat/shared/contract/core/address';
import { type CompanyDocument, downloadDocument as endpoint } from '@hawiyat/shared/contract/fleet/documents';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { documentKindLabel } from '@hawiyat/shared/locale/document-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { $session, endSession, notify } from '@hawiyat/shared/state';
import { messages } from './vehicles-messages.ts';

/** Milliseconds after which every browser has read the object URL. */
const urlLifetime = 60_000;

/** A link could not send the token, which goes in the header. */
export async function downloadDocument(document: CompanyDocument): Promise<void> {
  const token = $session.get()?.token;
  try {
    const answer = await fetch(address(endpoint.path, { documentId: document.id }), {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'same-origin',
    });
    if (answer.status === 401 && token === $session.get()?.token) return endSession('expired');
    if (!answer.ok) notify(messages.fileGone, 'error');
    else save(await answer.blob(), fileName(document));
  } catch (error) {
    console.warn('A document could not be downloaded', error);
    notify(messages.fileFailed, 'error');
  }
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}

function fileName({ kind, title, owner, ownerName, expiresOn, file }: CompanyDocument): string {
  const whose = owner === 'truck' && ownerName !== null ? arabicPlate(ownerName) : ownerName;
  const words = [title ?? wordFor(documentKindLabel, kind), whose, expiresOn].filter(Boolean).join(' ');
  return `${words.replace(/[\\/:*?"<>|]/g, '')}.${file === 'pdf' ? 'pdf' : 'webp'}`;
}
