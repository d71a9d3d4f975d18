import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { type Container, containerStatuses } from '@hawiyat/shared/contract/fleet/containers';
import type { ContainerChange } from '@hawiyat/shared/contract/fleet/many-containers';
import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Alert, Text } from '@hawiyat/shared/ui';
import { SelectField } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages } from '../../../texts/container-forms.ts';
import { type Chosen, ManyDialog } from './many-dialog.tsx';

const texts = messages.many.status;

export function StatusDialog({ containers, title, onClose }: DialogProps<Chosen>) {
  const [status, setStatus] = useState<Container['status']>('maintenance');
  const { changes, same, held } = statusChanges(containers, status);
  return (
    <ManyDialog
      {...{ title, containers, onClose }}
      changes={changes}
      onWrong={() => {}}
      submit={texts.submit}
      done={(n) => texts.done(n, status)}
    >
      <SelectField
        label={texts.field}
        value={status}
        options={containerStatuses.map((name) => [name, statusLabel[name]])}
        onChange={({ target }) => setStatus(target.value as Container['status'])}
      />
      <div role="status">
        {held > 0 && (
          <Alert status="warning" quiet>
            {texts.held(held)}
          </Alert>
        )}
        {same > 0 && (
          <Text color="fg.muted" mt={held > 0 ? '2' : '0'}>
            {texts.same(same)}
          </Text>
        )}
        {changes.length === 0 && (
          <Text mt="2" fontWeight="medium">
            {messages.many.nothing}
          </Text>
        )}
      </div>
    </ManyDialog>
  );
}

export function statusChanges(
  containers: readonly Pick<Container, 'id' | 'status' | 'version' | 'heldByOrder'>[],
  status: Container['status'],
) {
  const others = containers.filter((container) => container.status !== status);
  const free = others.filter(({ heldByOrder }) => !heldByOrder);
  return {
    changes: free.map(({ id, version }): ContainerChange => ({ id, version, status })),
    same: containers.length - others.length,
    held: others.length - free.length,
  };
}
