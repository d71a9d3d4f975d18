/** As many as a tall window shows. The HTML prefetches the page, so its size has its own file. */
export const firstPage = { limit: '60' };
