import { Box } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { CircleMarker } from 'react-leaflet';
import { MapCanvas } from './map-canvas.tsx';

export interface PlaceMapProps {
  point: { readonly latitude: number; readonly longitude: number };
  label: string;
  failed: ReactNode;
}

const mark = { color: '#fff', weight: 3, fillColor: 'var(--hw-colors-accent-solid)', fillOpacity: 1 };

export const PlaceMap = ({ point: { latitude, longitude }, label, failed }: PlaceMapProps) => (
  <Box css={{ '&& .leaflet-container': { height: '14rem' } }}>
    <MapCanvas label={label} start={{ center: [latitude, longitude], zoom: 13 }} failed={failed}>
      <CircleMarker center={[latitude, longitude]} radius={10} pathOptions={mark} interactive={false} />
    </MapCanvas>
  </Box>
);
