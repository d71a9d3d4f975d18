/** What a spreadsheet calculates, behind any apostrophes: writing adds one more, and reading removes it. */
export const formulaCell = /^'*[=+\-@|\t\r＝＋－＠]/;
/** What a spreadsheet would show as another number: leading zeros, or more digits than it holds exactly. */
export const fragileCell = /^(0\d+|\d{12,})$/;
/** What some reader would split or trim, whichever delimiter it expects. */
export const divisibleCell = /[,;\r\n]|^\s|\s$/;
