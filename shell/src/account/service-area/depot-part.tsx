import { Button, Field, Input } from '@hawiyat/shared/ui';
import { MapPin } from 'lucide-react';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { messages } from './settings-messages.ts';
import { showMap } from './show-map.ts';
import { depotTarget, useTarget } from './target.ts';

export function DepotPart({ typed, field, error, set }: SettingsPartProps<TypedSettings>) {
  const { target, onTarget } = useTarget();
  return (
    <Part>
      <header>
        <h2>{messages.depot}</h2>
        <p>{messages.depotIntro}</p>
      </header>
      <Field label={messages.coordinates} error={error('depot')} hint={messages.depotHint}>
        <Input
          dir="ltr"
          autoComplete="off"
          maxLength={2000}
          placeholder={messages.depotExample}
          onFocus={() => onTarget(depotTarget)}
          {...field('depot')}
        />
      </Field>
      <div data-row="">
        <Button
          variant="outline"
          size="sm"
          aria-pressed={target === depotTarget}
          onClick={() => {
            onTarget(depotTarget);
            showMap();
          }}
        >
          <MapPin size={16} aria-hidden />
          {messages.pickDepot}
        </Button>
        {typed.depot.trim() !== '' && (
          <Button variant="ghost" size="sm" onClick={() => set('depot', '')}>
            {messages.clearDepot}
          </Button>
        )}
      </div>
    </Part>
  );
}
