import { Coordinates } from '@hawiyat/shared/components/coordinates';
import { MapCanvas } from '@hawiyat/shared/components/map-canvas';
import { Alert } from '@hawiyat/shared/ui';
import { icon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';
import { messages } from '../texts/location.ts';
import type { Coordinates as Point } from './coordinates.ts';

export function LocationMap({ coordinates }: { coordinates: Point }) {
  const failed = (
    <Alert status="warning">
      {messages.failed} <Coordinates point={coordinates} />
    </Alert>
  );
  return (
    <MapCanvas
      label={messages.label}
      start={{ center: [coordinates.latitude, coordinates.longitude], zoom: 13 }}
      failed={failed}
    >
      <MapMarker coordinates={coordinates} />
    </MapCanvas>
  );
}

/** Leaflet finds its own images by a style rule that bundlers change, so the icon names its file. */
const pin = icon({
  iconUrl: new URL('./map-marker.svg', import.meta.url).href,
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [1, -36],
});

function MapMarker({ coordinates }: { coordinates: Point }) {
  const marker = useRef<LeafletMarker>(null);
  useEffect(() => void marker.current?.openPopup(), []);
  return (
    <Marker
      ref={marker}
      position={[coordinates.latitude, coordinates.longitude]}
      icon={pin}
      alt={messages.marker}
      title={messages.marker}
    >
      <Popup closeButton={false} closeOnEscapeKey={false} autoPan={false}>
        <span dir="rtl">{messages.marker}</span>
      </Popup>
    </Marker>
  );
}
