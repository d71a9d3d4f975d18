import { fitting, MapCanvas, type MapCanvasProps } from '@hawiyat/shared/components/map-canvas';
import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';
import { Alert, Button, HStack, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { messages } from '../../texts/service-area.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { withCorner } from './corners.ts';
import { AreaShape, PointMarker, pointOf, tuple } from './map-shapes.tsx';
import type { TypedSettings } from './service-area-typing.ts';
import { $target, depotTarget } from './target.ts';
import { cornersText, pointText, typedPoint, typedPoints } from './typed-points.ts';

const country: MapCanvasProps['start'] = { center: [23.9, 45.1], zoom: 5 };

export function SettingsMap({ typed, disabled, set }: SettingsPartProps<TypedSettings>) {
  const target = useStore($target);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const depot = typedPoint(typed.depot);
  const areas = typed.areas.map((area) => ({
    ...area,
    name: area.name.trim() || messages.unnamed,
    points: typedPoints(area.corners).filter((corner) => corner !== null),
  }));
  const drawn = areas.find((area) => area.key === target);
  const points = [...(depot ? [depot] : []), ...areas.flatMap((area) => area.points)].map(tuple);
  const [start] = useState(() => (points.length > 0 ? { bounds: points } : country));

  const setCorners = (key: string, corners: readonly MapPoint[]) =>
    set(
      'areas',
      typed.areas.map((area) => (area.key === key ? { ...area, corners: cornersText(corners) } : area)),
    );
  const put = (point: MapPoint) => {
    if (disabled) return;
    if (drawn) setCorners(drawn.key, withCorner(drawn.points, point));
    else set('depot', pointText(point));
  };
  return (
    <Stack gap="3">
      <Text role="status" fontSize="sm" fontWeight="medium">
        {drawn ? messages.pressForCorner(drawn.name) : messages.pressForDepot}
      </Text>
      <MapCanvas
        label={messages.map}
        start={start}
        failed={<Alert status="warning">{messages.tilesFailed}</Alert>}
      >
        <Presses onPress={put} onMap={setMap} />
        {areas.map(({ key, name, points: corners }) => (
          <AreaShape
            key={key}
            name={name}
            corners={corners}
            isDrawn={key === target}
            onChange={(changed) => setCorners(key, changed)}
          />
        ))}
        {depot && (
          <PointMarker
            kind="depot"
            title={messages.depot}
            name={messages.depotMarker}
            point={depot}
            onMove={(point) => {
              $target.set(depotTarget);
              set('depot', pointText(point));
            }}
          />
        )}
      </MapCanvas>
      <HStack gap="2" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          disabled={!map}
          onClick={() => map && put(pointOf(map.getCenter()))}
        >
          {drawn ? messages.cornerAtCenter : messages.depotAtCenter}
        </Button>
        {points.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            disabled={!map}
            onClick={() => map?.fitBounds(points, { ...fitting, animate: false })}
          >
            {messages.showAll}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

/** Two quick presses are two points and do not zoom. A press that began on a marker belongs to the marker. */
function Presses({ onPress, onMap }: { onPress(point: MapPoint): void; onMap(map: LeafletMap): void }) {
  const map = useMap();
  const beganOnPoint = useRef(false);
  useMapEvents({ click: ({ latlng }) => beganOnPoint.current || onPress(pointOf(latlng.wrap())) });
  useEffect(() => {
    const box = map.getContainer();
    const note = ({ target }: PointerEvent) => {
      beganOnPoint.current = target instanceof Element && target.matches('.leaflet-marker-icon');
    };
    box.addEventListener('pointerdown', note, { capture: true });
    map.doubleClickZoom.disable();
    onMap(map);
    return () => box.removeEventListener('pointerdown', note, { capture: true });
  }, [map, onMap]);
  return null;
}
