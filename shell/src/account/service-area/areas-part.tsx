import { mostAreas } from '@hawiyat/shared/contract/orders/order-settings';
import { Button } from '@hawiyat/shared/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { AreaFields } from './area-fields.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { messages } from '../../texts/service-area.ts';
import { showMap } from './show-map.ts';
import { depotTarget, useTarget } from './target.ts';

export function AreasPart(part: SettingsPartProps<TypedSettings>) {
  const { error, set } = part;
  const { areas } = part.typed;
  const { target, onTarget } = useTarget();
  const added = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    added.current += 1;
    const key = `added-${added.current}`;
    set('areas', [...areas, { key, name: messages.newName(areas.length + 1), corners: '' }]);
    onTarget(key);
    showMap();
  };
  const remove = (key: string) => {
    set(
      'areas',
      areas.filter((area) => area.key !== key),
    );
    if (target === key) onTarget(depotTarget);
    addButton.current?.focus();
  };
  return (
    <Part>
      <header>
        <h2>{messages.areas}</h2>
        <p>{areas.length === 0 ? messages.noAreas : messages.areasHint}</p>
      </header>
      {areas.map(({ key }, at) => (
        <AreaFields
          key={key}
          {...part}
          at={at}
          isDrawn={target === key}
          onDraw={() => onTarget(key)}
          onRemove={() => remove(key)}
        />
      ))}
      {error('areas') && (
        <p role="alert" data-wrong="">
          {error('areas')}
        </p>
      )}
      <div data-row="">
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          disabled={areas.length >= mostAreas}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          {messages.addArea}
        </Button>
      </div>
    </Part>
  );
}
