import { IconButton, Stack } from '@hawiyat/shared/ui';
import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { messages } from './map-messages.ts';

/** Nearer and farther, for those without a wheel: it is off, because it would hold up a scrolling page. */
export function MapZoom({ map }: { map: LeafletMap }) {
  return (
    <Stack gap="2" position="absolute" top="3" insetInlineStart="3">
      <IconButton look="outline" size="sm" label={messages.zoomIn} onClick={() => map.zoomIn()}>
        <Plus size={18} />
      </IconButton>
      <IconButton look="outline" size="sm" label={messages.zoomOut} onClick={() => map.zoomOut()}>
        <Minus size={18} />
      </IconButton>
    </Stack>
  );
}
