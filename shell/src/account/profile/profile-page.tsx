import { createDialogs, type DialogProps, Dialogs } from '@hawiyat/shared/components/dialogs';
import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import { $session } from '@hawiyat/shared/state';
import { Button, Card, Flex, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { Around } from '../../components/around.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/profile.ts';
import { roleAbout, roleName } from '../../texts/roles.ts';
import { Facts } from '../components/facts.tsx';
import { TitledCard } from '../components/titled-card.tsx';
import { leave, refreshProfile, saveName } from './profile-store.ts';

const dialogs = createDialogs({ name: messages.editName, leave: messages.leave }, async () => ({
  name: NameDialog,
  leave: LeaveDialog,
}));

const plainFacts = { '& dt': { fontSize: 'xs' }, '& dd': { fontWeight: 'normal' } };

export function ProfilePage() {
  const user = useStore($session)?.user;
  useEffect(() => {
    refreshProfile().catch((error: unknown) => console.warn('The profile was not refreshed', error));
  }, []);
  if (!user) return null;
  const { name, email, company, role = 'owner' } = user;
  return (
    <Stack gap="6">
      <Card p={{ base: '4', md: '6' }}>
        <Facts
          gap="5"
          css={plainFacts}
          facts={{
            [messages.name.label]: <bdi>{name}</bdi>,
            [messages.email]: <Ltr>{email}</Ltr>,
            [messages.role]: (
              <>
                {roleName(role)}
                <Text as="span" display="block" color="fg.muted" fontSize="sm">
                  {Object(roleAbout)[role]}
                </Text>
              </>
            ),
            [messages.company]: <bdi>{company.name}</bdi>,
          }}
        />
        <Flex mt="6">
          <Button variant="outline" onClick={() => dialogs.open('name', { name })}>
            <Pencil size={16} aria-hidden />
            {messages.editName}
          </Button>
        </Flex>
      </Card>
      <TitledCard title={messages.leave} about={messages.leaveAbout}>
        <Flex>
          <Button
            variant="outline"
            colorPalette="danger"
            onClick={() => dialogs.open('leave', { company: company.name })}
          >
            {messages.leave}
          </Button>
        </Flex>
      </TitledCard>
      <Dialogs of={dialogs} />
    </Stack>
  );
}

function NameDialog({ name, title, onClose }: DialogProps<{ name: string }>) {
  const form = useForm<{ name: string }>({
    schema: saveProfile.body,
    defaults: { name },
    subject: 'own name',
    send: (draft) => saveName(draft.name),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.editing} busyText={actions.saving}>
      <InputField {...messages.name} required autoComplete="name" {...form.register('name')} />
    </FormDialog>
  );
}

const LeaveDialog = ({ company, ...shown }: DialogProps<{ company: string }>) => (
  <ConfirmDialog
    {...shown}
    {...messages.leaving}
    question={
      <Around {...messages.leaveQuestion}>
        <bdi>{company}</bdi>
      </Around>
    }
    confirm={messages.leave}
    send={leave}
  />
);
