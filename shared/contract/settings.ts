/** Where map pictures come from. */
export interface Tiles {
  /** Address with `{z}`, `{x}` and `{y}`, perhaps `{s}` for one of the subdomains a, b and c. */
  readonly url: string;
  /** Whom the pictures belong to, as plain text: shown under every map. */
  readonly attribution: string;
}

/** What the operator of a server decides about the page; it comes in the page's HTML, beside the composition. */
export interface PageSettings {
  readonly tiles: Tiles;
  /** Milliseconds for the whole of opening an area, its first content included (architecture, section 4). */
  readonly areaDeadline: number;
}

/** All that the page is told beside its composition. */
export interface PageFacts extends PageSettings {
  /**
   * Where the stream of events stood when the page was written: whatever the page fetches is of then or later, so a
   * stream that begins there leaves no gap (contract/events.ts).
   */
  readonly place: string;
}

/** Without configuration: the public tiles of OpenStreetMap, which are for trying out, and twelve seconds. */
export const usualSettings: PageSettings = {
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© مساهمو OpenStreetMap',
  },
  areaDeadline: 12_000,
};
