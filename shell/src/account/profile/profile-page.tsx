import { $session, type Session } from '@hawiyat/shared/state';
import { Button, Card, chakra, Flex, Heading, Ltr, Presence, Stack, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { roleAbout, roleName } from '../people/role-texts.ts';
import { NameDialog } from './name-dialog.tsx';
import { leave, refreshProfile } from './profile-store.ts';

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
  const [opened, setOpened] = useState<'name' | 'leave' | null>(null);
  useEffect(() => {
    refreshProfile().catch((error: unknown) => console.warn('The profile was not refreshed', error));
  }, []);
  if (!user) return null;
  const close = () => setOpened(null);
  return (
    <Stack gap="6">
      <Card p={{ base: '4', md: '6' }}>
        <ProfileFacts user={user} />
        <Flex mt="6">
          <Button variant="outline" onClick={() => setOpened('name')}>
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
          <Button variant="outline" colorPalette="danger" onClick={() => setOpened('leave')}>
            مغادرة الشركة
          </Button>
        </Flex>
      </Card>
      <Presence>{opened === 'name' && <NameDialog name={user.name} onClose={close} />}</Presence>
      <Presence>
        {opened === 'leave' && (
          <ConfirmDialog
            title="مغادرة الشركة"
            question={
              <>
                هل تريد مغادرة <bdi>{user.company.name}</bdi>؟
              </>
            }
            warning="تنتهي جلساتك فورًا، ولا تستطيع الدخول إلا بدعوة جديدة."
            confirm="مغادرة الشركة"
            busyText="جاري المغادرة..."
            success="غادرت الشركة."
            send={leave}
            onClose={close}
          />
        )}
      </Presence>
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
