import { useId } from 'react';
import { Part, SwitchRow } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { messages } from '../../texts/service-area.ts';

export function HidingPart({ typed, set }: SettingsPartProps<TypedSettings>) {
  const hint = useId();
  const hasAreas = typed.areas.length > 0;
  return (
    <Part>
      <SwitchRow>
        <input
          type="checkbox"
          role="switch"
          name="hidesOutside"
          aria-describedby={hint}
          aria-checked={typed.hidesOutside}
          checked={typed.hidesOutside}
          disabled={!hasAreas && !typed.hidesOutside}
          onChange={(event) => set('hidesOutside', event.target.checked)}
        />
        {messages.hides}
      </SwitchRow>
      <p id={hint}>{hasAreas ? messages.hidesHint : messages.hidesNothing}</p>
    </Part>
  );
}
