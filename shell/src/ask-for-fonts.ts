/**
 * The letters of every page, asked for when its scripts have come: named in the HTML they shared the line with what draws
 * the first text, which stands in the system's letters until they are there (`font-display: swap`).
 */
// The browser tells of a font that does not arrive, and keeps the system's letters.
for (const weight of [400, 600]) document.fonts.load(`${weight} 1em "Hawiyat Sans"`, 'ح').catch(() => {});
