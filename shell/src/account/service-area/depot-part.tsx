import { Button, Field, Input } from '@hawiyat/shared/ui';
import { MapPin } from 'lucide-react';
import { Part } from '../components/settings.styles.ts';
import { messages } from './settings-messages.ts';
import { depotTarget, type PartProps } from './settings-part.ts';
import { showMap } from './show-map.ts';

export function DepotPart({ form, typed, problems, target, onTarget }: PartProps) {
  return (
    <Part>
      <header>
        <h2>{messages.depot}</h2>
        <p>{messages.depotIntro}</p>
      </header>
      <Field label={messages.coordinates} error={problems.depot} hint={messages.depotHint}>
        <Input
          dir="ltr"
          autoComplete="off"
          maxLength={2000}
          placeholder={messages.depotExample}
          disabled={form.locked}
          onFocus={() => onTarget(depotTarget)}
          {...form.field('depot')}
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
          <Button variant="ghost" size="sm" disabled={form.locked} onClick={() => form.set('depot', '')}>
            {messages.clearDepot}
          </Button>
        )}
      </div>
    </Part>
  );
}
