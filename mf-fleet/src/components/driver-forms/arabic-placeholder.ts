/** «10 أرقام» reads from right to left, the number typed over it from left to right. */
export const arabicPlaceholder = { '&:placeholder-shown': { direction: 'rtl' } };
