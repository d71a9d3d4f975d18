import { Alert, ErrorState, LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { chime } from './chime.ts';
import { Choice, Hour } from './choice.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { Settings } from './notifications.styles.ts';
import { $notificationSettings } from './notifications-store.ts';
import { $saving, type Choices, changeChoices, choicesOf } from './save-choices.ts';

const usualNight = { from: '22:00', until: '06:00' };

/** Each change is saved immediately, for the whole company. */
export function NotificationChoices() {
  const { data, error, loading } = useStore($notificationSettings);
  const { wanted, failed } = useStore($saving);
  useEffect(() => void $notificationSettings.fetch(), []);
  if (!data)
    return (
      <Settings>
        {error === null ? (
          <LoadingState label="جاري تحميل الإعدادات...">
            <Skeleton h="14rem" />
          </LoadingState>
        ) : (
          <ErrorState
            title="تعذّر تحميل الإعدادات"
            message={error}
            onRetry={$notificationSettings.fetch}
            retrying={loading}
          />
        )}
      </Settings>
    );
  const choices = wanted ?? choicesOf(data);
  const change = (item: Partial<Choices>) => void changeChoices({ ...choices, ...item });
  const { quiet, hidden } = choices;
  return (
    <Settings>
      {failed !== null && <Alert status="error">{failed}</Alert>}
      <div>
        <Choice
          label="صوت عند وصول إشعار"
          checked={choices.sound}
          onChange={(sound) => {
            // The chosen sound plays, and the press allows the browser to play later ones.
            if (sound) chime().catch((reason) => console.warn('No sound', reason));
            change({ sound });
          }}
        />
        <DeviceChoice checked={choices.system} onChange={(system) => change({ system })} />
        <Choice
          label="ساعات هدوء"
          hint="لا يظهر فيها شيء ولا يُسمع، ويبقى كل شيء في القائمة."
          checked={quiet !== null}
          onChange={(isQuiet) => change({ quiet: isQuiet ? usualNight : null })}
        />
        {quiet && (
          <div data-times="">
            <Hour
              label="من"
              value={quiet.from}
              other={quiet.until}
              onChange={(from) => change({ quiet: { ...quiet, from } })}
            />
            <Hour
              label="إلى"
              value={quiet.until}
              other={quiet.from}
              onChange={(until) => change({ quiet: { ...quiet, until } })}
            />
          </div>
        )}
      </div>
      <fieldset>
        <legend>ما يظهر فور وصوله</legend>
        {data.groups.map(({ id, label }) => (
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
      <small>تُحفظ لشركتك كلها، والأوقات بتوقيت الرياض.</small>
    </Settings>
  );
}
