import 'leaflet/dist/leaflet.css';
import { pageFacts } from '@hawiyat/shared/state';
import { Stack, useMedia } from '@hawiyat/shared/ui';
import type { LatLngBoundsExpression, LatLngExpression, Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import { MapFrame } from './map-frame.ts';
import { MapZoom } from './map-zoom.tsx';

export interface MapCanvasProps {
  /** What the map shows, for screen readers. */
  label: string;
  /** What is in sight at first. */
  start: { center: LatLngExpression; zoom: number } | { bounds: LatLngBoundsExpression };
  /** Said when no picture can be had. */
  failed: ReactNode;
  /** What lies on the map. */
  children: ReactNode;
}

/** Pixels that stay free around the places, and how near a single one is shown. */
export const fitting = { padding: [44, 44], maxZoom: 14 } as const satisfies {
  padding: [number, number];
  maxZoom: number;
};

/**
 * A map in the panel's dress. Leaflet's own buttons and attribution write HTML strings, which the page's policy refuses, so
 * they are written here.
 */
export function MapCanvas({ label, start, failed, children }: MapCanvasProps) {
  const { url, attribution } = pageFacts().tiles;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [tiles, setTiles] = useState<'coming' | 'there' | 'failed'>('coming');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (map && still) holdStill(map);
  }, [map, still]);
  useEffect(() => {
    const box = map?.getContainer();
    // It takes the focus and moves by arrow keys, which a screen reader passes on only to an application.
    box?.setAttribute('role', 'application');
    box?.setAttribute('aria-label', label);
  }, [map, label]);
  return (
    <Stack gap="3">
      {tiles === 'failed' && failed}
      <MapFrame>
        <div dir="ltr">
          <MapContainer
            ref={setMap}
            {...start}
            boundsOptions={fitting}
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
            {children}
          </MapContainer>
        </div>
        {map && <MapZoom map={map} />}
        <p>{attribution}</p>
      </MapFrame>
    </Stack>
  );
}

/** The library moves to a popup and zooms by motion, and has no setting for those who want none. */
function holdStill(map: LeafletMap): void {
  const { panBy, setZoom } = map;
  map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false });
  map.setZoom = (zoom, options) => setZoom.call(map, zoom, { ...options, animate: false });
  map.options.inertia = false;
}
