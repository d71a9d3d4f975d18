/** Of a degree: about a meter. */
const decimals = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** `24.7136, 46.6753`, for `Ltr`. */
export const coordinatesText = ({ latitude, longitude }: Point): string =>
  `${rounded(latitude)}, ${rounded(longitude)}`;
