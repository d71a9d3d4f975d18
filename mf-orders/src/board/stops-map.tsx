import type { Stop } from '@hawiyat/shared/contract/orders';
import { Banner } from '@hawiyat/shared/ui';
import type { LatLngBounds, LatLngBoundsLiteral, LatLngTuple } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { knownPlace } from '../parts/known-place.ts';
import { fitting, MapCanvas } from '../parts/map-canvas.tsx';
import { messages as mapMessages } from '../parts/map-messages.ts';
import { messages } from './day-messages.ts';
import type { DayStops } from './day-store.ts';
import { StopMarker } from './stop-marker.tsx';
import { StopPopup } from './stop-popup.tsx';

export interface StopsMapProps {
  /** With at least one stop that has a place. */
  of: DayStops;
  chosen: string | null;
  onChoose: (id: string) => void;
  onLeave: (id: string) => void;
}

/** A day's stops on the map. */
export function StopsMap({ of: { day, stops }, chosen, onChoose, onLeave }: StopsMapProps) {
  const opened = stops.find((stop) => stop.id === chosen);
  return (
    <MapCanvas
      label={messages.map}
      start={{ bounds: boundsOf(stops) }}
      failed={<Banner tone="warning">{mapMessages.picturesFailed}</Banner>}
    >
      <InSight key={day} stops={stops} inUse={opened !== undefined} />
      {stops.map((item) => (
        <StopMarker key={item.id} stop={item} chosen={item.id === chosen} onChoose={onChoose} />
      ))}
      {opened && <StopPopup key={opened.id} stop={opened} day={day} onLeave={onLeave} />}
    </MapCanvas>
  );
}

/**
 * Shows a day's places all at once, also one that comes later, as long as nobody uses the map: it moves nothing under the
 * person's hand.
 */
function InSight({ stops, inUse }: { stops: readonly Stop[]; inUse: boolean }) {
  const map = useMap();
  const shown = useRef<LatLngBounds>(null);
  useEffect(() => {
    const before = shown.current;
    const places = boundsOf(stops);
    if (before) {
      const touched = inUse || !before.equals(map.getBounds()) || map.getContainer().matches(':hover');
      if (touched || before.contains(places)) return;
    }
    map.fitBounds(places, { ...fitting, animate: false });
    shown.current = map.getBounds();
  }, [map, stops, inUse]);
  return null;
}

const boundsOf = (stops: readonly Stop[]): LatLngBoundsLiteral =>
  stops.flatMap((stop): LatLngTuple[] => {
    const place = knownPlace(stop.deliveryLocation);
    return place ? [[place.latitude, place.longitude]] : [];
  });
