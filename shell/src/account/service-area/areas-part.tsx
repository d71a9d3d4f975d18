import { mostAreas } from '@hawiyat/shared/contract/orders/order-settings';
import { Button, IconButton } from '@hawiyat/shared/ui';
import { InputField } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { Pentagon, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { messages } from '../../texts/service-area.ts';
import type { SettingsPartProps, SettingsRowProps } from '../components/settings-form.tsx';
import { RowsPart } from '../components/titled-part.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { $target, depotTarget, drawOnMap } from './target.ts';
import { typedPoints } from './typed-points.ts';

export function AreasPart(part: SettingsPartProps<TypedSettings>) {
  const { error, set } = part;
  const { areas } = part.typed;
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
        drawOnMap(key);
      }}
      onRemove={(rest, { key }) => {
        set('areas', rest);
        if ($target.get() === key) $target.set(depotTarget);
      }}
    >
      {(at, remove) => <AreaFields {...part} at={at} onRemove={remove} />}
    </RowsPart>
  );
}

function AreaFields({ typed, at, register, error, onRemove }: SettingsRowProps<TypedSettings>) {
  const area = typed.areas[at];
  const isDrawn = useStore($target) === area?.key;
  const wrongCorners = error(`areas.${at}.corners`);
  // Stays open while the error is being corrected.
  const wasWrong = useRef(false);
  if (wrongCorners) wasWrong.current = true;
  if (!area) return null;
  const name = area.name.trim() || messages.unnamed;
  return (
    <fieldset
      data-area=""
      data-drawn={isDrawn ? '' : undefined}
      aria-label={name}
      onFocus={() => $target.set(area.key)}
    >
      <InputField label={messages.areaName} required maxLength={60} {...register(`areas.${at}.name`)} />
      <details open={wasWrong.current || undefined}>
        <summary>{messages.cornersOf(typedPoints(area.corners).length)}</summary>
        <InputField
          label={messages.corners}
          hint={messages.cornersHint}
          as="textarea"
          dir="ltr"
          spellCheck={false}
          lineHeight="body"
          css={severalLines}
          {...register(`areas.${at}.corners`)}
        />
      </details>
      <div data-row="">
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isDrawn}
          aria-label={messages.drawOf(name)}
          onClick={() => drawOnMap(area.key)}
        >
          <Pentagon size={16} aria-hidden />
          {messages.draw}
        </Button>
        <IconButton
          size="sm"
          colorPalette="danger"
          ms="auto"
          label={messages.removeOf(name)}
          onClick={onRemove}
        >
          <Trash2 size={16} />
        </IconButton>
      </div>
    </fieldset>
  );
}

const severalLines = {
  h: 'auto',
  minH: '32',
  py: '2',
  fontVariantNumeric: 'tabular-nums',
  resize: 'vertical',
};
