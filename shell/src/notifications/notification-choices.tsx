import type { NotificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { time } from '@hawiyat/shared/locale/dates';
import { Alert, Field, NativeSelect } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import { halfHours } from '../components/half-hours.ts';
import { LoadingBox } from '../components/loading-box.tsx';
import { QueryAnswer } from '../components/query-answer.tsx';
import { messages } from '../texts/notification-settings.ts';
import { chime } from './chime.ts';
import { changeConsent } from './consents-store.ts';
import { Settings } from './notifications.styles.ts';
import { $notificationSettings } from './notifications-store.ts';
import { $saving, type Choices, changeChoices, choicesOf } from './save-choices.ts';

const usualNight = { from: '22:00', until: '06:00' };

/** Each change is saved immediately, for the whole company. */
export const NotificationChoices = () => (
  <Settings>
    <QueryAnswer
      query={$notificationSettings}
      failed={messages.failed}
      placeholder={<LoadingBox label={messages.loading} h="14rem" />}
    >
      {(settings) => <Fields settings={settings} />}
    </QueryAnswer>
  </Settings>
);

function Fields({ settings }: { settings: NotificationSettings }) {
  const { wanted, failed } = useStore($saving);
  const choices = wanted ?? choicesOf(settings);
  const change = (item: Partial<Choices>) => void changeChoices({ ...choices, ...item });
  const { quiet, hidden } = choices;
  return (
    <>
      {failed !== null && <Alert status="error">{failed}</Alert>}
      <div>
        <Choice
          label={messages.sound}
          checked={choices.sound}
          onChange={(sound) => {
            // The chosen sound plays, and the press allows the browser to play later ones.
            if (sound) chime().catch((reason) => console.warn('No sound', reason));
            change({ sound });
          }}
        />
        <DeviceChoice checked={choices.system} onChange={(system) => change({ system })} />
        <Choice
          {...messages.quiet}
          checked={quiet !== null}
          onChange={(isQuiet) => change({ quiet: isQuiet ? usualNight : null })}
        />
        {quiet && (
          <div data-times="">
            {(['from', 'until'] as const).map((end) => (
              <Field key={end} label={messages[end]}>
                <NativeSelect
                  value={quiet[end]}
                  // A period does not end when it begins.
                  options={halfHours(quiet[end])
                    .filter((hour) => hour !== quiet[end === 'from' ? 'until' : 'from'])
                    .map((hour) => [hour, time(`2026-01-01T${hour}:00+03:00`)])}
                  onChange={({ target }) => change({ quiet: { ...quiet, [end]: target.value } })}
                />
              </Field>
            ))}
          </div>
        )}
      </div>
      <fieldset>
        <legend>{messages.shown}</legend>
        {settings.groups.map(({ id, label }) => (
          <Choice
            key={id}
            label={label}
            checked={!hidden.includes(id)}
            onChange={(isShown) =>
              change({ hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id] })
            }
          />
        ))}
      </fieldset>
      <small>{messages.about}</small>
    </>
  );
}

const permissionNow = (): NotificationPermission | 'unsupported' =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** The browser asks for its permission only after a press. */
function DeviceChoice({ checked, onChange }: Pick<ChoiceProps, 'checked' | 'onChange'>) {
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

interface ChoiceProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label data-choice="">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && <small id={id}>{hint}</small>}
      </span>
    </label>
  );
}
