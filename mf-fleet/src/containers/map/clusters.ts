type Pixel = Readonly<Record<'x' | 'y', number>>;

/** A cluster stands at its first item. `pixelOf`: at the present zoom. `distance`: in pixels. */
export function clustersOf<Item>(items: readonly Item[], pixelOf: (item: Item) => Pixel, distance: number) {
  const clusters: { x: number; y: number; items: Item[] }[] = [];
  // A grid of that size: each item compares only with its neighbors.
  const squares = new Map<string, (typeof clusters)[number][]>();
  for (const item of items) {
    const { x, y } = pixelOf(item);
    const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)];
    const near = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => squares.get(`${column + right} ${row + down}`) ?? []),
    );
    const cluster = near.find((other) => Math.hypot(other.x - x, other.y - y) < distance);
    if (cluster) {
      cluster.items.push(item);
      continue;
    }
    const made = { x, y, items: [item] };
    clusters.push(made);
    const square = `${column} ${row}`;
    squares.set(square, [...(squares.get(square) ?? []), made]);
  }
  return clusters;
}
