import { PageName } from '@hawiyat/shared/components/page-name';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { mayI } from '@hawiyat/shared/state';
import { Button, chakra, Flex, HStack, Link, Ltr } from '@hawiyat/shared/ui';
import { ChevronLeft, Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { PrintLabels } from '../print-labels.tsx';
import { messages } from './container-page-messages.ts';
import { openDialog } from './container-page-store.ts';

const Path = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    '& svg': { color: 'fg.muted' },
  },
});

export function PageBar({
  container: { id, containerNumber },
  title,
}: {
  container: Container;
  title: Ref<HTMLHeadingElement>;
}) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <HStack gap="1.5">
        <Path aria-label={messages.path}>
          <Link to="/containers">{messages.list}</Link>
          <ChevronLeft size={16} aria-hidden />
        </Path>
        <PageName ref={title} tabIndex={-1}>
          {messages.container} <Ltr>{containerNumber}</Ltr>
        </PageName>
      </HStack>
      <HStack gap="2" wrap="wrap">
        <PrintLabels ids={[id]} label={messages.printLabel} busyLabel={messages.printing} />
        {mayI('change-fleet') && (
          <>
            <Button variant="outline" size="sm" onClick={() => openDialog({ kind: 'edit' })}>
              <Pencil size={16} aria-hidden />
              {messages.edit}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              colorPalette="danger"
              onClick={() => openDialog({ kind: 'delete' })}
            >
              <Trash2 size={16} aria-hidden />
              {messages.delete}
            </Button>
          </>
        )}
      </HStack>
    </Flex>
  );
}
