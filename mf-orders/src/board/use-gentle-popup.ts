import type { Popup } from 'leaflet';
import { type RefObject, useRef } from 'react';
import { useMapEvents } from 'react-leaflet';

/** The library moves the map to an open popup with each change of its text; once a person has moved the map, it stays there. */
export function useGentlePopup(): RefObject<Popup | null> {
  const popup = useRef<Popup>(null);
  const moving = useRef(false);
  useMapEvents({
    autopanstart: () => {
      moving.current = true;
    },
    movestart: () => {
      if (popup.current && !moving.current) popup.current.options.autoPan = false;
    },
    moveend: () => {
      moving.current = false;
    },
  });
  return popup;
}
