interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Cluster<Item> extends Pixel {
  /** At least one, in their order. */
  readonly items: readonly Item[];
}

/**
 * Joins what would cover each other on the map. Each cluster stands where its first item is.
 * @param pixelOf where an item is at the present zoom
 * @param distance in pixels, below which two are joined
 */
export function clustersOf<Item>(
  items: readonly Item[],
  pixelOf: (item: Item) => Pixel,
  distance: number,
): readonly Cluster<Item>[] {
  const clusters: { x: number; y: number; items: Item[] }[] = [];
  // By squares of that size, so that each item is compared with its neighbors alone.
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
