/** Where map pictures come from. */
export interface Tiles {
  /** Address with `{z}`, `{x}` and `{y}`, perhaps `{s}` for one of the subdomains a, b and c. */
  readonly url: string;
  /** Whom the pictures belong to, as plain text: shown under every map. */
  readonly attribution: string;
}

/**
 * The legal person behind the public pages, as the law wants it told on them. A number may be followed by a remark in
 * brackets: so a sample says that it is one.
 */
export interface Publisher {
  readonly legalName: string;
  readonly crNumber: string;
  /** Empty: it has none. */
  readonly taxNumber: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** From when the legal texts hold, `YYYY-MM-DD`. */
  readonly effectiveDate: string;
  /** Where data is kept, as the privacy policy says it after «في». */
  readonly storageLocation: string;
}

/** What the operator of a server decides about the page; it comes in the page's HTML, beside the composition. */
export interface PageSettings {
  readonly tiles: Tiles;
  /** Milliseconds for the whole of opening an area, its first content included. */
  readonly areaDeadline: number;
  readonly publisher: Publisher;
}

/** All that the page is told beside its composition. */
export interface PageFacts extends PageSettings {
  /**
   * Where the stream of events stood when the page was written: whatever the page fetches is of then or later, so a
   * stream that begins there leaves no gap (contract/events.ts).
   */
  readonly place: string;
  /** The year in the Kingdom, for the copyright line: what stands in the prerendered page, whatever a device's clock says. */
  readonly year: string;
}

/** What holds without configuration: the public tiles of OpenStreetMap, which are for trying out, and twelve seconds. */
export const defaultSettings: Omit<PageSettings, 'publisher'> = {
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© مساهمو OpenStreetMap',
  },
  areaDeadline: 12_000,
};

/** Shown until the operator's own is configured, and recognisable as a sample. Apart, so that the host need not carry it. */
export const samplePublisher: Publisher = {
  legalName: 'الاسم النظامي للشركة (بيان تجريبي)',
  crNumber: '0000000000 (رقم تجريبي)',
  taxNumber: '300000000000003 (رقم تجريبي)',
  address: 'العنوان الوطني للشركة (بيان تجريبي)',
  email: 'support@hawiyat.example (بريد تجريبي)',
  phone: '000 000 0000 (رقم تجريبي)',
  effectiveDate: '2026-01-01 (تاريخ تجريبي)',
  storageLocation: 'مراكز بيانات داخل المملكة العربية السعودية (بيان تجريبي)',
};
