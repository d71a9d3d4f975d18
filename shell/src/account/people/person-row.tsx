import type { Person } from '@hawiyat/shared/contract/account/people';
import { stamp } from '@hawiyat/shared/locale/dates';
import { Avatar, Badge, Button, Ltr } from '@hawiyat/shared/ui';
import { roleName } from './role-texts.ts';

export interface PersonRowProps {
  person: Person;
  /** People change neither their own role nor leave here. */
  isOwn: boolean;
  onRole: () => void;
  onRemove: () => void;
}

export function PersonRow({ person, isOwn, onRole, onRemove }: PersonRowProps) {
  const { name, email, role, lastUsedAt } = person;
  return (
    <li>
      <Avatar name={name} />
      <div data-about="">
        <div data-name="">
          <bdi>{name}</bdi> <Badge>{roleName(role)}</Badge> {isOwn && <Badge colorPalette="info">أنت</Badge>}
        </div>
        <div data-more="">
          <Ltr>{email}</Ltr>
        </div>
        <div data-more="">{lastUsedAt ? `آخر استخدام: ${stamp(lastUsedAt)}` : 'لم يدخل بعد'}</div>
      </div>
      {!isOwn && (
        <div data-actions="">
          <Button variant="outline" size="sm" aria-label={`تغيير صلاحية ${name}`} onClick={onRole}>
            تغيير الصلاحية
          </Button>
          <Button
            variant="ghost"
            size="sm"
            colorPalette="danger"
            aria-label={`إزالة ${name}`}
            onClick={onRemove}
          >
            إزالة
          </Button>
        </div>
      )}
    </li>
  );
}
