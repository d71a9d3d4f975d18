/** Arabic words, Latin digits, Gregorian months with their Saudi names. Plain `ar-SA` gives Arabic-Indic digits. */
export const locale = 'ar-SA-u-ca-gregory-nu-latn';
/** Every day and hour shown is the Kingdom's. */
export const timeZone = 'Asia/Riyadh';
