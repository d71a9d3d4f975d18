/** Of a degree: about a meter, which no truck is nearer. */
const decimals = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** @returns `24.7136, 46.6753`, to be shown inside `Ltr` */
export const coordinatesText = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string => `${rounded(latitude)}, ${rounded(longitude)}`;
