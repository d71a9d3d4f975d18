/** «10 أرقام» is read from right to left, also where the number itself will not be. */
export const arabicPlaceholder = { '&:placeholder-shown': { direction: 'rtl' } };
