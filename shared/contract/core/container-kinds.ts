export const containerTypes = ['حاويات أنقاض', 'مكابس نفايات', 'حاويات نفايات'] as const;
export const containerSizes = [
  '2 yard',
  '4 yard',
  '4 yard with lid',
  '6 yard',
  '12 yard',
  '20 yard',
  '30 yard',
] as const;

export type ContainerType = (typeof containerTypes)[number];
export type ContainerSize = (typeof containerSizes)[number];

export const sizesOfType: Record<ContainerType, readonly ContainerSize[]> = {
  'حاويات أنقاض': ['12 yard', '20 yard', '30 yard'],
  'مكابس نفايات': ['12 yard', '20 yard'],
  'حاويات نفايات': ['2 yard', '4 yard', '4 yard with lid', '6 yard'],
};
