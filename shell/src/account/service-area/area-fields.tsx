import { Button, Field, IconButton, Input, useField } from '@hawiyat/shared/ui';
import { Pentagon, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Corners } from './service-area.styles.ts';
import type { TypedArea } from './settings-draft.ts';
import { messages } from './settings-messages.ts';
import { showMap } from './show-map.ts';
import { typedCorners } from './typed-points.ts';

export interface AreaFieldsProps {
  area: TypedArea;
  /** Presses on the map add corners to it. */
  isDrawn: boolean;
  disabled: boolean;
  problems: { readonly name: string | undefined; readonly corners: string | undefined };
  onChange: (change: Partial<TypedArea>) => void;
  onDraw: () => void;
  onRemove: () => void;
}

/** A field in error takes the form's name, so that the form can focus it. */
export function AreaFields({
  area,
  isDrawn,
  disabled,
  problems,
  onChange,
  onDraw,
  onRemove,
}: AreaFieldsProps) {
  const name = area.name.trim() || messages.unnamed;
  return (
    <fieldset data-area="" data-drawn={isDrawn ? '' : undefined} aria-label={name} onFocus={onDraw}>
      <Field label={messages.areaName} required error={problems.name}>
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={60}
          disabled={disabled}
          name={problems.name && 'areas'}
          value={area.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <details open={problems.corners ? true : undefined}>
        <summary>{messages.cornersOf(typedCorners(area.corners).length)}</summary>
        <Field label={messages.corners} error={problems.corners} hint={messages.cornersHint}>
          <CornersInput
            dir="ltr"
            rows={4}
            spellCheck={false}
            disabled={disabled}
            name={problems.corners && 'areas'}
            value={area.corners}
            onChange={(event) => onChange({ corners: event.target.value })}
          />
        </Field>
      </details>
      <div data-row="">
        <Button
          variant="outline"
          size="sm"
          disabled={disabled}
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
          disabled={disabled}
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
