import { mostAreas } from '@hawiyat/shared/contract/orders/order-settings';
import { messages } from '../../texts/service-area.ts';
import { RowsPart } from '../components/rows-part.tsx';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { AreaFields } from './area-fields.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { showMap } from './show-map.ts';
import { depotTarget, useTarget } from './target.ts';

export function AreasPart(part: SettingsPartProps<TypedSettings>) {
  const { error, set } = part;
  const { areas } = part.typed;
  const { target, onTarget } = useTarget();
  return (
    <RowsPart
      title={messages.areas}
      about={areas.length === 0 ? messages.noAreas : messages.areasHint}
      rows={areas}
      most={mostAreas}
      error={error('areas')}
      add={messages.addArea}
      onAdd={(key) => {
        set('areas', [...areas, { key, name: messages.newName(areas.length + 1), corners: '' }]);
        onTarget(key);
        showMap();
      }}
      onRemove={(rest, { key }) => {
        set('areas', rest);
        if (target === key) onTarget(depotTarget);
      }}
    >
      {(at, remove, key) => (
        <AreaFields
          {...part}
          at={at}
          isDrawn={target === key}
          onDraw={() => onTarget(key)}
          onRemove={remove}
        />
      )}
    </RowsPart>
  );
}
