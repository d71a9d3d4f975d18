export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`, optionally `{s}` for the subdomains a, b and c. */
  readonly url: string;
  readonly attribution: string;
}

/** The law requires it on public pages. Samples have a remark in brackets behind a number. */
export interface Publisher {
  readonly legalName: string;
  readonly crNumber: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly effectiveDate: string;
  readonly storageLocation: string;
  /** With its country's code; pages leave out empty values here and below. */
  readonly whatsapp?: string;
  readonly hours?: string;
  readonly pricing?: string;
  readonly approval?: string;
  readonly cities?: string;
}

export interface PageSettings {
  readonly tiles: Tiles;
  /** Milliseconds to open an area, including its first content. */
  readonly areaDeadline: number;
  readonly publisher: Publisher;
}

export interface PageFacts extends PageSettings {
  /** The event stream's cursor when the page was written, so that the stream leaves no gap. */
  readonly cursor: string;
  /** In Riyadh, as in the prerendered page, whatever the device's clock says. */
  readonly year: string;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly demo: boolean;
}

export interface InlineData {
  readonly prefetch: readonly string[];
  readonly isPrerendered: boolean;
  readonly isReleased: boolean;
}

/** OpenStreetMap's public tiles are for trials only. */
export const defaultSettings: Omit<PageSettings, 'publisher'> = {
  tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© مساهمو OpenStreetMap' },
  areaDeadline: 12_000,
};

/** Until the operator configures a publisher. A separate export, so that the host does not carry it. */
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
