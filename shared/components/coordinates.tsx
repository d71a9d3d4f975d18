import { Ltr } from '@hawiyat/shared/ui';
import { coordinatesText } from '../locale/coordinates.ts';

export interface CoordinatesProps {
  point: { readonly latitude: number; readonly longitude: number };
}

export const Coordinates = ({ point }: CoordinatesProps) => (
  <Ltr whiteSpace="nowrap">{coordinatesText(point)}</Ltr>
);
