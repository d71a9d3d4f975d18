import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { Ltr, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { ArchiveContainerDialog } from '../../components/archive/archive-question.tsx';
import { ArchiveInstead } from '../../components/archive/instead.tsx';
import { deleteContainer } from './container-commands.ts';
import { messages } from './container-form-messages.ts';

export function DeleteContainerDialog({ container, onClose }: { container: Container; onClose: () => void }) {
  const { title, question, warning, lost, confirm, busyText, success } = messages.deleting;
  const [stage, setStage] = useState<'asking' | 'deleting' | 'archiving'>('asking');
  if (stage === 'archiving') return <ArchiveContainerDialog item={container} onClose={onClose} />;
  const send = async () => {
    setStage('deleting');
    await deleteContainer(container.id, onClose).finally(() => setStage('asking'));
  };
  return (
    <ConfirmDialog
      {...{ title, warning, confirm, busyText, success, send, onClose }}
      question={
        <>
          {question} <Ltr>{container.containerNumber}</Ltr>؟
        </>
      }
    >
      <Text>{lost}</Text>
      <ArchiveInstead disabled={stage === 'deleting'} onPress={() => setStage('archiving')} />
    </ConfirmDialog>
  );
}
