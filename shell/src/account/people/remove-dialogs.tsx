import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import { Ltr, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { remove, takeBack } from './people-store.ts';

export function RemovePersonDialog({ person, ...shown }: DialogProps<{ person: Person }>) {
  return (
    <ConfirmDialog
      {...shown}
      question={
        <>
          هل تريد إزالة <bdi>{person.name}</bdi> من الشركة؟
        </>
      }
      warning="تنتهي جلساته فورًا، ولا يستطيع الدخول بعدها."
      confirm="إزالة المستخدم"
      busyText="جاري الإزالة..."
      success="تمت إزالة المستخدم."
      send={() => remove(person.id)}
    >
      <Text>ما عمله يبقى في سجل التغييرات باسمه، ويمكن دعوته من جديد.</Text>
    </ConfirmDialog>
  );
}

export function TakeBackDialog({ invite, ...shown }: DialogProps<{ invite: Invite }>) {
  return (
    <ConfirmDialog
      {...shown}
      question={
        <>
          هل تريد إلغاء دعوة <Ltr>{invite.email}</Ltr>؟
        </>
      }
      warning="لا يعمل الرابط الذي وصله بعد ذلك."
      confirm="إلغاء الدعوة"
      busyText="جاري الإلغاء..."
      success="تم إلغاء الدعوة."
      send={() => takeBack(invite.id)}
    />
  );
}
