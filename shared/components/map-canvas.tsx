import { pageFacts } from '@hawiyat/shared/state';
import { texts } from '@hawiyat/shared/texts';
import { chakra, IconButton, Stack, useMedia } from '@hawiyat/shared/ui';
import type { LatLngBoundsExpression, LatLngExpression, Map as LeafletMap } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';

const messages = texts('components/map', { closer: 'تكبير', farther: 'تصغير' });

// Once for the page; a chunk's stylesheet would need a loader in every remote's entry.
const sheet = new CSSStyleSheet();
sheet.replaceSync(leafletStyles);
document.adoptedStyleSheets.push(sheet);

/** Isolated, or Leaflet's layers would cover the dialog; `!important`, because its styles are in no cascade layer. */
const StyledMap = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'lg',
    '& > [dir=ltr]': { isolation: 'isolate' },
    '& .leaflet-container': {
      h: '24rem',
      bg: 'bg.muted !important',
      fontFamily: 'inherit !important',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& .leaflet-tile-pane': { _dark: { filter: 'brightness(0.7) saturate(0.85)' } },
    '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
      bg: 'bg.panel !important',
      color: 'fg !important',
      boxShadow: 'md !important',
    },
    '& .leaflet-popup-content-wrapper': { borderRadius: 'md !important' },
    '& .leaflet-popup-content': {
      m: '0 !important',
      px: '3',
      py: '1.5',
      fontSize: 'sm !important',
      fontWeight: 'medium',
      lineHeight: 'body !important',
      whiteSpace: 'nowrap',
    },
    '& > p': {
      position: 'absolute',
      insetInlineEnd: '0',
      bottom: '0',
      px: '2',
      py: '0.5',
      bg: 'bg.panel/85',
      borderStartStartRadius: 'md',
      fontSize: 'xs',
      color: 'fg.muted',
    },
  },
});

export interface MapCanvasProps {
  label: string;
  start: { center: LatLngExpression; zoom: number } | { bounds: LatLngBoundsExpression };
  failed: ReactNode;
  children: ReactNode;
}

export const fitting = { padding: [44, 44], maxZoom: 14 } as const satisfies {
  padding: [number, number];
  maxZoom: number;
};

/** The page's Content Security Policy rejects the HTML strings of Leaflet's own buttons and attribution. */
export function MapCanvas({ label, start, failed, children }: MapCanvasProps) {
  const { url, attribution } = pageFacts().tiles;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [tiles, setTiles] = useState<'coming' | 'there' | 'failed'>('coming');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  // Leaflet measures its place when it is made, and a dialog around it opens only after its content has mounted.
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  useEffect(() => {
    if (map) removeAtRest(map);
  }, [map]);
  useEffect(() => {
    if (map && still) holdStill(map);
  }, [map, still]);
  useEffect(() => {
    const box = map?.getContainer();
    // Screen readers pass arrow keys on only to an application.
    box?.setAttribute('role', 'application');
    box?.setAttribute('aria-label', label);
  }, [map, label]);
  return (
    <Stack gap="3">
      {tiles === 'failed' && failed}
      <StyledMap>
        <div dir="ltr">
          {isPlaced && (
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
                // Public tile servers require a referrer, which the page's policy suppresses.
                referrerPolicy="origin"
                eventHandlers={{
                  tileload: () => setTiles('there'),
                  tileerror: () => setTiles((now) => (now === 'there' ? now : 'failed')),
                }}
              />
              {children}
            </MapContainer>
          )}
        </div>
        {map && <MapZoom map={map} />}
        <p>{attribution}</p>
      </StyledMap>
    </Stack>
  );
}

/** Leaflet's zoom ends after 250 ms and its drag in the next frame; both throw if the map is gone by then. */
function removeAtRest(map: LeafletMap): void {
  const { remove } = map;
  map.remove = () => {
    setTimeout(() => remove.call(map), 300);
    return map;
  };
}

/** Leaflet has no setting for reduced motion. */
function holdStill(map: LeafletMap): void {
  const { panBy, setZoom } = map;
  map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false });
  map.setZoom = (zoom, options) => setZoom.call(map, zoom, { ...options, animate: false });
  map.options.inertia = false;
}

/** Buttons, because wheel zoom is off: it would hold up page scrolling. */
export const MapZoom = ({ map }: { map: LeafletMap }) => (
  <Stack gap="2" position="absolute" top="3" insetInlineStart="3">
    <IconButton variant="outline" size="sm" label={messages.closer} onClick={() => map.zoomIn()}>
      <Plus size={18} />
    </IconButton>
    <IconButton variant="outline" size="sm" label={messages.farther} onClick={() => map.zoomOut()}>
      <Minus size={18} />
    </IconButton>
  </Stack>
);
