import { useState } from 'react';
import { Choice } from './choice.tsx';
import { changeConsent } from './consents-store.ts';

type Permission = NotificationPermission | 'unsupported';

const permissionNow = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

const hints: Partial<Record<Permission, string>> = {
  denied: 'منعها هذا المتصفح. اسمح بها لهذا الموقع من إعدادات المتصفح.',
  default: 'يطلب المتصفح موافقتك أولًا.',
  unsupported: 'لا يدعمها هذا المتصفح.',
};

/** The browser asks for its permission only after a press. */
export function DeviceChoice({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const [permission, setPermission] = useState(permissionNow);
  const change = async (wanted: boolean) => {
    if (wanted && permissionNow() === 'default') await Notification.requestPermission();
    setPermission(permissionNow());
    if (wanted && permissionNow() !== 'granted') return;
    onChange(wanted);
    // The company's choice holds for all, a consent for one person.
    if (wanted) changeConsent('device', true).catch((error) => console.warn('No consent was noted', error));
  };
  return (
    <Choice
      label="إشعارات الجهاز والصفحة غير ظاهرة"
      hint={hints[permission]}
      checked={checked}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
