import { mostAreas } from '@hawiyat/shared/contract/orders/order-settings';
import { Button, Field, IconButton, useField } from '@hawiyat/shared/ui';
import { InputField } from '@hawiyat/shared/ui/forms';
import { Pentagon, Trash2 } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { messages } from '../../texts/service-area.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { RowsPart } from '../components/titled-part.tsx';
import { Corners } from './service-area.styles.ts';
import type { TypedSettings } from './service-area-typing.ts';
import { depotTarget, showMap, useTarget } from './target.ts';
import { typedPoints } from './typed-points.ts';

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

interface AreaFieldsProps extends SettingsPartProps<TypedSettings> {
  at: number;
  /** Presses on the map add corners to it. */
  isDrawn: boolean;
  onDraw: () => void;
  onRemove: () => void;
}

function AreaFields({ typed, at, field, register, error, isDrawn, onDraw, onRemove }: AreaFieldsProps) {
  const area = typed.areas[at];
  const wrongCorners = error(`areas.${at}.corners`);
  // Stays open while the error is being corrected.
  const wasWrong = useRef(false);
  if (wrongCorners) wasWrong.current = true;
  if (!area) return null;
  const name = area.name.trim() || messages.unnamed;
  return (
    <fieldset data-area="" data-drawn={isDrawn ? '' : undefined} aria-label={name} onFocus={onDraw}>
      <InputField label={messages.areaName} required maxLength={60} {...register(`areas.${at}.name`)} />
      <details open={wasWrong.current || undefined}>
        <summary>{messages.cornersOf(typedPoints(area.corners).length)}</summary>
        <Field label={messages.corners} error={wrongCorners} hint={messages.cornersHint}>
          <CornersInput dir="ltr" rows={4} spellCheck={false} {...field(`areas.${at}.corners`)} />
        </Field>
      </details>
      <div data-row="">
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isDrawn}
          aria-label={messages.drawOf(name)}
          onClick={() => {
            onDraw();
            showMap();
          }}
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

const CornersInput = (props: ComponentProps<typeof Corners>) => <Corners {...useField()} {...props} />;
