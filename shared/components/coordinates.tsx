import { Ltr } from '@hawiyat/shared/ui';
import { coordinatesText } from '../locale/coordinates.ts';

export interface CoordinatesProps {
  point: { readonly latitude: number; readonly longitude: number };
}

/** One pair is one word, which no line breaks. */
export const Coordinates = ({ point }: CoordinatesProps) => (
  <Ltr whiteSpace="nowrap">{coordinatesText(point)}</Ltr>
);
