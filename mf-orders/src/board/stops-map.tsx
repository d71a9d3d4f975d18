import type { Stop } from '@hawiyat/shared/contract/board';
import { Alert } from '@hawiyat/shared/ui';
import type { LatLngBounds, LatLngBoundsLiteral, LatLngTuple } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { knownCoordinates } from '../components/coordinates.ts';
import { fitting, MapCanvas } from '../components/map-canvas.tsx';
import { messages as mapMessages } from '../components/map-messages.ts';
import { messages } from './day-messages.ts';
import type { DayStops } from './day-store.ts';
import { StopMarker } from './stop-marker.tsx';
import { StopPopup } from './stop-popup.tsx';

export interface StopsMapProps {
  /** At least one stop has coordinates. */
  answer: DayStops;
  chosen: string | null;
  onChoose: (id: string) => void;
  onLeave: (id: string) => void;
}

export function StopsMap({ answer: { day, stops }, chosen, onChoose, onLeave }: StopsMapProps) {
  const opened = stops.find((stop) => stop.id === chosen);
  return (
    <MapCanvas
      label={messages.map}
      start={{ bounds: boundsOf(stops) }}
      failed={<Alert status="warning">{mapMessages.picturesFailed}</Alert>}
    >
      <FitStops key={day} stops={stops} inUse={opened !== undefined} />
      {stops.map((item) => (
        <StopMarker key={item.id} stop={item} chosen={item.id === chosen} onChoose={onChoose} />
      ))}
      {opened && <StopPopup key={opened.id} stop={opened} day={day} onLeave={onLeave} />}
    </MapCanvas>
  );
}

/** Fits the map to the stops, also to later ones, until the user touches the map. */
function FitStops({ stops, inUse }: { stops: readonly Stop[]; inUse: boolean }) {
  const map = useMap();
  const shown = useRef<LatLngBounds>(null);
  useEffect(() => {
    const before = shown.current;
    const bounds = boundsOf(stops);
    if (before) {
      const touched = inUse || !before.equals(map.getBounds()) || map.getContainer().matches(':hover');
      if (touched || before.contains(bounds)) return;
    }
    map.fitBounds(bounds, { ...fitting, animate: false });
    shown.current = map.getBounds();
  }, [map, stops, inUse]);
  return null;
}

const boundsOf = (stops: readonly Stop[]): LatLngBoundsLiteral =>
  stops.flatMap((stop): LatLngTuple[] => {
    const coordinates = knownCoordinates(stop.deliveryLocation);
    return coordinates ? [[coordinates.latitude, coordinates.longitude]] : [];
  });
