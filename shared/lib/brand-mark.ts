export const brandMark = {
  viewBox: '0 0 40 40',
  square: { width: 40, height: 40, rx: 10 },
  container: { d: 'M8.5 14.5h23l-3.2 13.4a2 2 0 0 1-2 1.6H13.7a2 2 0 0 1-2-1.6z' },
  lid: { d: 'M7 12.25h26', width: 2.5 },
  ribs: { d: 'm15.6 18 .9 7.5M20 18v7.5M24.4 18l-.9 7.5', width: 1.8 },
};

export function brandMarkSvg({ orange, navy }: { orange: string; navy: string }): string {
  const { viewBox, square, container, lid, ribs } = brandMark;
  const { width, height, rx } = square;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true"><rect width="${width}" height="${height}" rx="${rx}" fill="${orange}"/><path d="${container.d}" fill="${navy}"/><g fill="none" stroke-linecap="round"><path d="${lid.d}" stroke="${navy}" stroke-width="${lid.width}"/><path d="${ribs.d}" stroke="${orange}" stroke-width="${ribs.width}"/></g></svg>`;
}
