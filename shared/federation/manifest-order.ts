interface Listing {
  shared: { name: string }[];
}

/**
 * @param stats what the plugin writes into mf-manifest.json, with the shared modules in the order in which threads found them
 * @returns the same in the order of their names, so that the same inputs give the same bytes
 */
export function inOrder<Stats extends Listing>(stats: Stats): Stats {
  const shared = stats.shared.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return { ...stats, shared };
}
