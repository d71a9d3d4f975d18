import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import { stamp } from '@hawiyat/shared/locale/dates';
import { serverNow } from '@hawiyat/shared/locale/server-time';
import { Avatar, Badge, Flex, HStack, Ltr, Text } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { Trash2, UserCog } from 'lucide-react';
import { dialogs } from './dialogs.ts';
import { InviteActions } from './invite-actions.tsx';
import { roleName } from './role-texts.ts';
import { RowAction } from './row-action.tsx';

/** `own`: people change neither their own role nor leave here. */
export const personColumns = (own: string | undefined): readonly Column<Person>[] => [
  {
    ...nameColumn,
    cell: ({ id, name, email }) => <Named {...{ name, email }} isOwn={id === own} />,
  },
  roleColumn,
  {
    ...{ id: 'lastUsed', title: 'آخر استخدام', width: 'minmax(0, 1fr)', from: 1280 },
    cell: ({ lastUsedAt }) => (lastUsedAt ? stamp(lastUsedAt) : 'لم يدخل بعد'),
  },
  {
    ...actionsColumn,
    cell: (person) =>
      person.id !== own && (
        <HStack gap="1" wrap="wrap" justify={{ md: 'flex-end' }}>
          <RowAction
            icon={UserCog}
            text="تغيير الصلاحية"
            label={`تغيير صلاحية ${person.name}`}
            onClick={() => dialogs.open('role', { person })}
          />
          <RowAction
            icon={Trash2}
            text="إزالة"
            label={`إزالة ${person.name}`}
            colorPalette="danger"
            onClick={() => dialogs.open('remove', { person })}
          />
        </HStack>
      ),
  },
];

export const inviteColumns = (): readonly Column<Invite>[] => [
  { ...nameColumn, cell: ({ name, email }) => <Named {...{ name, email }} /> },
  roleColumn,
  {
    ...{ id: 'until', title: 'صلاحية الدعوة', width: 'minmax(0, 1fr)', from: 1280 },
    cell: ({ until }) =>
      new Date(until) <= serverNow() ? (
        <Text color="danger.fg">انتهت صلاحية الدعوة</Text>
      ) : (
        `الدعوة صالحة حتى ${stamp(until)}`
      ),
  },
  {
    ...actionsColumn,
    cell: (invite) => <InviteActions invite={invite} />,
  },
];

export const detailsLabel = ({ name }: Person | Invite) => `بقية بيانات ${name}`;

// The two lists stand below each other.
const nameColumn = { id: 'name', title: 'الاسم', width: 'minmax(0, 1.3fr)', onCard: 'title' } as const;
const roleColumn: Column<Person | Invite> = {
  ...{ id: 'role', title: 'الصلاحية', width: '7.5rem' },
  cell: ({ role }) => <Badge>{roleName(role)}</Badge>,
};
const actionsColumn = {
  id: 'actions',
  title: 'الإجراءات',
  titleHidden: true,
  width: '7rem',
  align: 'end',
  onCard: 'action',
} as const;

interface NamedProps {
  name: string;
  email: string;
  isOwn?: boolean;
}

const Named = ({ name, email, isOwn = false }: NamedProps) => (
  <Flex align="center" gap="3" py="1">
    <Avatar name={name} />
    <Text as="div" minW="0" overflowWrap="anywhere">
      <bdi>{name}</bdi> {isOwn && <Badge colorPalette="info">أنت</Badge>}
      <Text color="fg.muted" fontSize="sm" fontWeight="normal">
        <Ltr>{email}</Ltr>
      </Text>
    </Text>
  </Flex>
);
