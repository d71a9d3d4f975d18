/** Arabic words, Latin digits, Gregorian months with their Saudi names. Plain `ar-SA` gives Arabic-Indic digits. */
export const locale = 'ar-SA-u-ca-gregory-nu-latn';
export const timeZone = 'Asia/Riyadh';
