import { createDialogs, Dialogs } from '@hawiyat/shared/components/dialogs';
import { $session, type Session } from '@hawiyat/shared/state';
import { Button, Card, chakra, Flex, Heading, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { roleAbout, roleName } from '../people/role-texts.ts';
import { refreshProfile } from './profile-store.ts';

const dialogs = createDialogs(
  { name: 'تعديل الاسم', leave: 'مغادرة الشركة' },
  () => import(/* webpackChunkName: "settings-person" */ './profile-dialogs.tsx'),
);

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '5',
    '& dt': { color: 'fg.muted', fontSize: 'xs' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
  },
});

export function ProfilePage() {
  const user = useStore($session)?.user;
  useEffect(() => {
    refreshProfile().catch((error: unknown) => console.warn('The profile was not refreshed', error));
  }, []);
  if (!user) return null;
  return (
    <Stack gap="6">
      <Card p={{ base: '4', md: '6' }}>
        <ProfileFacts user={user} />
        <Flex mt="6">
          <Button variant="outline" onClick={() => dialogs.open('name', { name: user.name })}>
            <Pencil size={16} aria-hidden />
            تعديل الاسم
          </Button>
        </Flex>
      </Card>
      <Card as="section" aria-labelledby="leaving" p={{ base: '4', md: '6' }}>
        <Heading as="h3" id="leaving" size="md">
          مغادرة الشركة
        </Heading>
        <Text color="fg.muted" mt="1" mb="4">
          تنتهي صلاحية دخولك إلى حساب الشركة. لا يغادر آخر مالك قبل أن يعيّن مالكًا آخر.
        </Text>
        <Flex>
          <Button
            variant="outline"
            colorPalette="danger"
            onClick={() => dialogs.open('leave', { company: user.company.name })}
          >
            مغادرة الشركة
          </Button>
        </Flex>
      </Card>
      <Dialogs of={dialogs} />
    </Stack>
  );
}

function ProfileFacts({ user }: { user: Session['user'] }) {
  const role = user.role ?? 'owner';
  return (
    <Facts>
      <div>
        <dt>الاسم</dt>
        <dd>
          <bdi>{user.name}</bdi>
        </dd>
      </div>
      <div>
        <dt>البريد الإلكتروني</dt>
        <dd>
          <Ltr>{user.email}</Ltr>
        </dd>
      </div>
      <div>
        <dt>الصلاحية</dt>
        <dd>
          <span>
            {roleName(role)}
            <Text as="span" display="block" color="fg.muted" fontSize="sm">
              {Object(roleAbout)[role]}
            </Text>
          </span>
        </dd>
      </div>
      <div>
        <dt>الشركة</dt>
        <dd>
          <bdi>{user.company.name}</bdi>
        </dd>
      </div>
    </Facts>
  );
}
