/** Of a degree: about a meter. */
const decimals = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** `24.7136, 46.6753`, for `Ltr`. */
export const coordinatesText = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string => `${rounded(latitude)}, ${rounded(longitude)}`;
