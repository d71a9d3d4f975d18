import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { OwnSession } from '@hawiyat/shared/contract/account/own-sessions';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { deviceInWords } from './device-in-words.ts';
import { end, endAll } from './sessions-store.ts';

export { EndAllDialog as all, EndDialog as one };

const EndAllDialog = (shown: DialogProps) => (
  <ConfirmDialog
    {...shown}
    question="هل تريد إنهاء جميع جلساتك؟"
    warning="تنتهي جلسة هذا الجهاز أيضًا، وتعود إلى شاشة الدخول."
    confirm="تسجيل الخروج من كل الأجهزة"
    busyText="جاري تسجيل الخروج..."
    success="انتهت جميع جلساتك."
    send={endAll}
  />
);

const EndDialog = ({ session, ...shown }: DialogProps<{ session: OwnSession }>) => (
  <ConfirmDialog
    {...shown}
    question={`هل تريد إنهاء جلسة ${deviceInWords(session)}؟`}
    warning="يخرج ذلك الجهاز من حسابك فورًا."
    confirm="إنهاء الجلسة"
    busyText="جاري الإنهاء..."
    success="انتهت الجلسة."
    send={() => end(session.id)}
  />
);
