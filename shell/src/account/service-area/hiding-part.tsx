import { useId } from 'react';
import { messages } from '../../texts/service-area.ts';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { Switch } from '../components/switch.tsx';
import type { TypedSettings } from './service-area-typing.ts';

export function HidingPart({ typed, set }: SettingsPartProps<TypedSettings>) {
  const hint = useId();
  const hasAreas = typed.areas.length > 0;
  return (
    <Part>
      <Switch
        label={messages.hides}
        name="hidesOutside"
        aria-describedby={hint}
        checked={typed.hidesOutside}
        disabled={!hasAreas && !typed.hidesOutside}
        onChange={(hides) => set('hidesOutside', hides)}
      />
      <p id={hint}>{hasAreas ? messages.hidesHint : messages.hidesNothing}</p>
    </Part>
  );
}
