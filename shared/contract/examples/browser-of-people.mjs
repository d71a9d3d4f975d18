/** For every browser that stands in for a user's. */
export const browserOfPeople = { locale: 'ar-SA', timezoneId: 'Asia/Riyadh' };
