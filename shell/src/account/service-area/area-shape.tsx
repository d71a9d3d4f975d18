import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';
import type { LatLngTuple } from 'leaflet';
import { useState } from 'react';
import { Polygon, Tooltip, useMap } from 'react-leaflet';
import { messages } from '../../texts/service-area.ts';
import { PointMarker } from './point-marker.tsx';
import { cornersText } from './typed-points.ts';

const drawnStyle = { color: 'var(--hw-colors-accent-graphic)', weight: 3, fillOpacity: 0.16 };
const otherStyle = { color: 'var(--hw-colors-info-graphic)', weight: 2, fillOpacity: 0.1 };

/** Pixels: the depot is often in the middle of its area. */
const aboveCenter: [number, number] = [0, -28];

export interface AreaShapeProps {
  name: string;
  corners: readonly MapPoint[];
  isDrawn: boolean;
  onChange: (corners: readonly MapPoint[]) => void;
}

/** A press on it is a press on the map. */
export function AreaShape({ name, corners, isDrawn, onChange }: AreaShapeProps) {
  const map = useMap();
  const [dragged, setDragged] = useState<{ readonly at: number; readonly to: MapPoint } | null>(null);
  const shown = dragged ? corners.with(dragged.at, dragged.to) : corners;
  const move = (at: number, to: MapPoint) => {
    setDragged(null);
    onChange(corners.with(at, to));
  };
  const remove = (at: number) => {
    onChange(corners.toSpliced(at, 1));
    // The last marker leaves with the focus, so the map takes it.
    if (at === corners.length - 1) map.getContainer().focus();
  };
  return (
    <>
      {corners.length > 1 && (
        <Polygon
          positions={shown.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude])}
          pathOptions={isDrawn ? drawnStyle : otherStyle}
          interactive={false}
        >
          {corners.length > 2 && (
            // A tooltip stays where it opened, so each outline opens its own.
            <Tooltip key={cornersText(corners)} permanent direction="center" offset={aboveCenter}>
              <span dir="rtl">{name}</span>
            </Tooltip>
          )}
        </Polygon>
      )}
      {isDrawn &&
        corners.map((point, at) => (
          <PointMarker
            key={`${at}-${name}`}
            kind="corner"
            title={messages.cornerTitle(at + 1)}
            name={messages.corner(at + 1, name)}
            point={point}
            onDrag={(to) => setDragged({ at, to })}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
    </>
  );
}
