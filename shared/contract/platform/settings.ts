/** Source of map tiles. */
export interface Tiles {
  /** URL with `{z}`, `{x}` and `{y}`, optionally `{s}` for the subdomains a, b and c. */
  readonly url: string;
  /** Attribution as plain text under every map. */
  readonly attribution: string;
}

/**
 * The legal person that the law requires on public pages. A remark in brackets may follow a number: samples
 * are marked so.
 */
export interface Publisher {
  readonly legalName: string;
  readonly crNumber: string;
  /** Empty when there is none. */
  readonly taxNumber: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  /** Day from which the legal texts apply, `YYYY-MM-DD`. */
  readonly effectiveDate: string;
  /** Where data is stored, as the privacy policy says it after «في». */
  readonly storageLocation: string;
  /** WhatsApp number with its country's code; like the rest below, pages leave out what is empty or missing. */
  readonly whatsapp?: string;
  /** When somebody answers. */
  readonly hours?: string;
  /** What the platform costs a company. */
  readonly pricing?: string;
  /** How long the review of a registration takes, e.g. «خلال يوم عمل واحد». */
  readonly approval?: string;
  /** Cities that are served. */
  readonly cities?: string;
}

/** Settings of a server that the page needs; they come in its HTML, beside the composition. */
export interface PageSettings {
  readonly tiles: Tiles;
  /** Milliseconds to open an area, including its first content. */
  readonly areaDeadline: number;
  readonly publisher: Publisher;
}

/** Everything in the HTML beside the composition. */
export interface PageFacts extends PageSettings {
  /**
   * Cursor of the event stream when the page was written: a stream that begins there leaves no gap
   * (contract/events.ts).
   */
  readonly cursor: string;
  /**
   * The current year in Riyadh, for the copyright line, as in the prerendered page, whatever the device's
   * clock says.
   */
  readonly year: string;
  /** Milliseconds since 1970 when the page was written, by the server's clock. */
  readonly now: number;
  /** Whether a visitor may open a demo company (`visitDemo`). */
  readonly demo: boolean;
}

/** What the host's scripts in the HTML need beside composition and facts (`shell/src/inline`). */
export interface InlineData {
  /** URLs of the calls to prefetch. */
  readonly prefetch: readonly string[];
  readonly isPrerendered: boolean;
  /** Not a development build. */
  readonly isReleased: boolean;
}

/** Defaults: OpenStreetMap's public tiles, which are for trials, and twelve seconds. */
export const defaultSettings: Omit<PageSettings, 'publisher'> = {
  tiles: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© مساهمو OpenStreetMap',
  },
  areaDeadline: 12_000,
};

/**
 * Marked samples until the operator configures a publisher. A separate export, so that the host does not
 * carry it.
 */
export const samplePublisher: Publisher = {
  legalName: 'الاسم النظامي للشركة (بيان تجريبي)',
  crNumber: '0000000000 (رقم تجريبي)',
  taxNumber: '300000000000003 (رقم تجريبي)',
  address: 'العنوان الوطني للشركة (بيان تجريبي)',
  email: 'support@hawiyat.example (بريد تجريبي)',
  phone: '000 000 0000 (رقم تجريبي)',
  effectiveDate: '2026-01-01 (تاريخ تجريبي)',
  storageLocation: 'مراكز بيانات داخل المملكة العربية السعودية (بيان تجريبي)',
  whatsapp: '000 000 0000 (رقم تجريبي)',
  hours: 'من الأحد إلى الخميس، من 8:00 ص إلى 5:00 م (بيان تجريبي)',
  pricing: 'عمولة 10% من قيمة كل طلب مكتمل، دون رسوم تسجيل أو اشتراك (بيان تجريبي)',
  approval: 'خلال يوم عمل واحد (بيان تجريبي)',
  cities: 'الرياض، جدة، الدمام، مكة المكرمة، المدينة المنورة (بيان تجريبي)',
};
