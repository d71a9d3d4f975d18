import { divIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import type { Coordinates } from '../../components/coordinates.ts';
import { messages } from './day-messages.ts';

/** An element, because the Content Security Policy rejects HTML text. */
function depotElement(): HTMLElement {
  const element = document.createElement('span');
  element.setAttribute('data-depot', '');
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', messages.depot);
  return element;
}

const home = divIcon({ html: depotElement(), className: '', iconSize: [22, 22], iconAnchor: [11, 11] });

export function DepotMarker({ coordinates: { latitude, longitude } }: { coordinates: Coordinates }) {
  return (
    <Marker
      position={[latitude, longitude]}
      icon={home}
      title={messages.depot}
      keyboard={false}
      interactive={false}
    />
  );
}
