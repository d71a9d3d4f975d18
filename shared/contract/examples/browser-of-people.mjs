// @ts-check

/** Language and time zone of the browsers of those who use the panel, for every browser that stands in for one. */
export const browserOfPeople = { locale: 'ar-SA', timezoneId: 'Asia/Riyadh' };
