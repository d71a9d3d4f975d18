import { icon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';
import type { Place } from '../parts/known-place.ts';
import { messages } from '../parts/map-messages.ts';

/** A file of our own: the library finds its pictures by a style that no bundler leaves in place. */
const pin = icon({
  iconUrl: new URL('../parts/map-marker.svg', import.meta.url).href,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [1, -36],
});

/** The order's place, with its popup open from the beginning. */
export function MapMarker({ place }: { place: Place }) {
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => {
    marker.current?.openPopup();
  }, []);
  return (
    <Marker
      ref={marker}
      position={[place.latitude, place.longitude]}
      icon={pin}
      alt={messages.marker}
      title={messages.marker}
    >
      <Popup closeButton={false} autoPan={false}>
        <span dir="rtl">{messages.marker}</span>
      </Popup>
    </Marker>
  );
}
