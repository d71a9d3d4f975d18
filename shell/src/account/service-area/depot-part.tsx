import { Button } from '@hawiyat/shared/ui';
import { InputField } from '@hawiyat/shared/ui/forms';
import { MapPin } from 'lucide-react';
import { messages } from '../../texts/service-area.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { TitledPart } from '../components/titled-part.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { showMap } from './show-map.ts';
import { depotTarget, useTarget } from './target.ts';

export function DepotPart({ typed, register, set }: SettingsPartProps<TypedSettings>) {
  const { target, onTarget } = useTarget();
  return (
    <TitledPart title={messages.depot} about={messages.depotIntro}>
      <InputField
        label={messages.coordinates}
        hint={messages.depotHint}
        dir="ltr"
        maxLength={2000}
        placeholder={messages.depotExample}
        onFocus={() => onTarget(depotTarget)}
        {...register('depot')}
      />
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
    </TitledPart>
  );
}
