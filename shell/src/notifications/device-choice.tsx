import { useState } from 'react';
import { messages } from '../texts/notification-settings.ts';
import { Choice, type ChoiceProps } from './choice.tsx';
import { changeConsent } from './consents-store.ts';

type Permission = NotificationPermission | 'unsupported';

const permissionNow = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

/** The browser asks for its permission only after a press. */
export function DeviceChoice({ checked, onChange }: Pick<ChoiceProps, 'checked' | 'onChange'>) {
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
      label={messages.device}
      hint={permission !== 'granted' && messages.devicePermission[permission]}
      checked={checked}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
