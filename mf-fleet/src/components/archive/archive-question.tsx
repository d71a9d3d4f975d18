import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { Alert, Button, Dialog, DialogActions, DialogBody, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useId } from 'react';
import { archiveContainer, archiveDriver } from './archive-commands.ts';
import { messages } from './archive-messages.ts';

interface Shown<Item> {
  item: Item;
  onClose: () => void;
}

export const ArchiveContainerDialog = ({ item, onClose }: Shown<Container>) => (
  <ArchiveQuestion
    texts={messages.container}
    name={<Ltr>{item.containerNumber}</Ltr>}
    send={() => archiveContainer(item, onClose)}
    onClose={onClose}
  />
);

export const ArchiveDriverDialog = ({ item, onClose }: Shown<Driver>) => (
  <ArchiveQuestion
    texts={messages.driver}
    name={<bdi>{item.name}</bdi>}
    send={() => archiveDriver(item, onClose)}
    onClose={onClose}
  />
);

interface ArchiveQuestionProps {
  texts: Record<'title' | 'question' | 'effect', string>;
  name: ReactNode;
  send: () => Promise<void>;
  onClose: () => void;
}

function ArchiveQuestion({ texts, name, send, onClose }: ArchiveQuestionProps) {
  const { submission, busy, locked, onSubmit } = useForm<object, object>({
    send: async () => {
      await send();
      onClose();
    },
    onDone: onClose,
  });
  const text = useId();
  return (
    <Dialog title={texts.title} role="alertdialog" describedBy={text} busy={busy} onClose={onClose}>
      <DialogBody>
        <Stack gap="4" id={text}>
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          <Text fontSize="md" fontWeight="medium">
            {texts.question} {name}؟
          </Text>
          <Text color="fg.muted">{texts.effect}</Text>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          loading={busy}
          loadingText={messages.busyText}
          disabled={locked}
          onClick={() => void onSubmit()}
        >
          {messages.archive}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose} data-autofocus>
          {messages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
