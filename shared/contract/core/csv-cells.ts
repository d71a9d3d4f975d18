/**
 * What a spreadsheet calculates. Apostrophes before such a sign get one more, so that reading removes what writing
 * added.
 */
export const formulaCell = /^'*[=+\-@|\t\r＝＋－＠]/;
/** What a spreadsheet would show as another number: leading zeros, or more digits than it holds exactly. */
export const fragileCell = /^(0\d+|\d{12,})$/;
/** What some reader would split or trim, whichever delimiter it expects. */
export const divisibleCell = /[,;\r\n]|^\s|\s$/;
