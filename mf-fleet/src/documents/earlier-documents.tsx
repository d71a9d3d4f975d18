import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { day } from '@hawiyat/shared/locale/dates';
import { Button, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { earlierOf } from './documents-store.ts';
import { downloadDocument } from './download-document.ts';
import { formMessages as texts } from './form-messages.ts';

export function EarlierDocuments({ documentId }: { documentId: string }) {
  const [earlier, setEarlier] = useState<readonly CompanyDocument[]>([]);
  useEffect(() => {
    let isOver = false;
    earlierOf(documentId)
      .then((found) => !isOver && setEarlier(found))
      .catch((error) => console.warn('The earlier documents are unknown', error));
    return () => {
      isOver = true;
    };
  }, [documentId]);
  if (earlier.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        {texts.earlier}
      </Heading>
      <Stack as="ul" gap="1" listStyle="none">
        {earlier.map((document) => (
          <li key={document.id}>
            <Text as="span" color="fg.muted">
              {document.number && <bdi dir="ltr">{document.number}</bdi>}{' '}
              {texts.earlierUntil(day(document.expiresOn))}
            </Text>
            {document.file !== null && (
              <Button variant="ghost" size="sm" ms="2" onClick={() => void downloadDocument(document)}>
                <Download size={16} aria-hidden />
                {texts.download}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
