import { useId } from 'react';
import { Part, SwitchRow } from '../components/settings.styles.ts';
import { messages } from './settings-messages.ts';
import type { PartProps } from './settings-part.ts';

export function HidingPart({ form, typed }: PartProps) {
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
          disabled={form.locked || (!hasAreas && !typed.hidesOutside)}
          onChange={(event) => form.set('hidesOutside', event.target.checked)}
        />
        {messages.hides}
      </SwitchRow>
      <p id={hint}>{hasAreas ? messages.hidesHint : messages.hidesNothing}</p>
    </Part>
  );
}
