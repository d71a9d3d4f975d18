export const browserOfPeople = { locale: 'ar-SA', timezoneId: 'Asia/Riyadh' };
