import 'leaflet/dist/leaflet.css';
import { pageFacts } from '@hawiyat/shared/state';
import { Stack } from '@hawiyat/shared/ui';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import type { Place } from './known-place.ts';
import { MapFailed } from './map-failed.tsx';
import { MapFrame } from './map-frame.ts';
import { MapMarker } from './map-marker.tsx';
import { MapZoom } from './map-zoom.tsx';
import { messages } from './orders-messages.ts';

/**
 * The map itself. Leaflet's own buttons and attribution write HTML strings, which the page's policy refuses, so they are
 * written here.
 */
export function LocationMap({ place }: { place: Place }) {
  const { url, attribution } = pageFacts().tiles;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [tiles, setTiles] = useState<'coming' | 'there' | 'failed'>('coming');
  useEffect(() => {
    const box = map?.getContainer();
    // It takes the focus and moves by arrow keys, which a screen reader passes on only to an application.
    box?.setAttribute('role', 'application');
    box?.setAttribute('aria-label', messages.map.label);
  }, [map]);
  return (
    <Stack gap="3">
      {tiles === 'failed' && <MapFailed place={place} />}
      <MapFrame>
        <div dir="ltr">
          <MapContainer
            ref={setMap}
            center={[place.latitude, place.longitude]}
            zoom={13}
            scrollWheelZoom={false}
            zoomControl={false}
            attributionControl={false}
          >
            <TileLayer
              url={url}
              // Public tile servers refuse pages that do not say where they are; the page's policy says nothing to anybody.
              referrerPolicy="origin"
              eventHandlers={{
                tileload: () => setTiles('there'),
                // A hole in a map that is there speaks for itself.
                tileerror: () => setTiles((now) => (now === 'there' ? now : 'failed')),
              }}
            />
            <MapMarker place={place} />
          </MapContainer>
        </div>
        {map && <MapZoom map={map} />}
        <p>{attribution}</p>
      </MapFrame>
    </Stack>
  );
}
