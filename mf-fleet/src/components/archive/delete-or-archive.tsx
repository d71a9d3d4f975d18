import { Box, Button, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import type { Listed } from '@hawiyat/shared/ui/list';
import { Archive as ArchiveIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { messages } from '../../texts/archive.ts';
import { type Archive, archiveItem } from './archive.ts';

interface Archived<Item extends Listed> {
  archive: Archive<Item>;
  item: Item;
  onClose: () => void;
}

export function ArchiveDialog<Item extends Listed>({ archive, item, onClose }: Archived<Item>) {
  const { texts, nameShown } = archive;
  const send = async () => {
    await archiveItem(archive, item, onClose);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.title}
      question={
        <>
          {texts.question} {nameShown(item)}؟
        </>
      }
      confirm={messages.archive}
      busyText={messages.archiving}
      {...{ send, onClose }}
    >
      <Text>{texts.effect}</Text>
    </ConfirmDialog>
  );
}

interface DeleteOrArchiveProps<Item extends Listed> extends Archived<Item> {
  title: string;
  texts: Pick<
    ComponentProps<typeof ConfirmDialog>,
    'question' | 'warning' | 'confirm' | 'busyText' | 'success'
  >;
  details?: ReactNode;
  blocked?: ReactNode;
  send: () => Promise<unknown>;
  children?: ReactNode;
}

export function DeleteOrArchive<Item extends Listed>(props: DeleteOrArchiveProps<Item>) {
  const { title, texts, details, blocked, send, children, ...archived } = props;
  const [stage, setStage] = useState<'asking' | 'deleting' | 'archiving'>('asking');
  if (stage === 'archiving') return <ArchiveDialog {...archived} />;
  if (blocked && stage === 'asking') return blocked;
  const remove = async () => {
    setStage('deleting');
    await send().finally(() => setStage('asking'));
  };
  return (
    <ConfirmDialog
      {...{ ...texts, title }}
      question={
        <>
          {texts.question} {archived.archive.nameShown(archived.item)}؟{details}
        </>
      }
      send={remove}
      onClose={archived.onClose}
    >
      {children}
      <Box mt="3">
        <Button
          variant="outline"
          size="sm"
          disabled={stage === 'deleting'}
          onClick={() => setStage('archiving')}
        >
          <ArchiveIcon size={16} aria-hidden />
          {messages.instead}
        </Button>
        <Text mt="1.5" fontSize="xs">
          {messages.insteadHint}
        </Text>
      </Box>
    </ConfirmDialog>
  );
}
