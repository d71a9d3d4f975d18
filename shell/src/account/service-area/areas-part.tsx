import { mostAreas } from '@hawiyat/shared/contract/orders/order-settings';
import { Button } from '@hawiyat/shared/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { AreaFields } from './area-fields.tsx';
import type { TypedArea, TypedSettings } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import { showMap } from './show-map.ts';
import { depotTarget, useTarget } from './target.ts';

export function AreasPart({ typed: { areas }, problems, disabled, set }: SettingsPartProps<TypedSettings>) {
  const { target, onTarget } = useTarget();
  const added = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (changed: readonly TypedArea[]) => set('areas', changed);
  const add = () => {
    added.current += 1;
    const key = `added-${added.current}`;
    change([...areas, { key, name: messages.newName(areas.length + 1), corners: '' }]);
    onTarget(key);
    showMap();
  };
  const remove = (key: string) => {
    change(areas.filter((area) => area.key !== key));
    if (target === key) onTarget(depotTarget);
    addButton.current?.focus();
  };
  return (
    <Part>
      <header>
        <h2>{messages.areas}</h2>
        <p>{areas.length === 0 ? messages.noAreas : messages.areasHint}</p>
      </header>
      {areas.map((area, at) => (
        <AreaFields
          key={area.key}
          area={area}
          isDrawn={target === area.key}
          disabled={disabled}
          problems={{ name: problems[`areas.${at}.name`], corners: problems[`areas.${at}.corners`] }}
          onChange={(changed) => change(areas.with(at, { ...area, ...changed }))}
          onDraw={() => onTarget(area.key)}
          onRemove={() => remove(area.key)}
        />
      ))}
      {problems.areas && (
        <p role="alert" data-wrong="">
          {problems.areas}
        </p>
      )}
      <div data-row="">
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          disabled={disabled || areas.length >= mostAreas}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          {messages.addArea}
        </Button>
      </div>
    </Part>
  );
}
