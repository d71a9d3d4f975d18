/** As many as a tall window shows: the list begins with them, however long it is. Prefetched by the HTML, so it is alone here. */
export const firstPage = { limit: '60' };
