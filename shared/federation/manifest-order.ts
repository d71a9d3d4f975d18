/** Sorts mf-manifest.json, whose order depends on threads: the same inputs must give the same bytes. */
export function inOrder<Stats extends { shared: { name: string }[] }>(stats: Stats): Stats {
  const shared = stats.shared.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return { ...stats, shared };
}
