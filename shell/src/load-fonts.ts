// Preloaded in the HTML, the fonts would compete with what draws the first text; `font-display: swap` shows it meanwhile.
// The browser logs a font that does not arrive, and keeps the system font.
for (const weight of [400, 600]) document.fonts.load(`${weight} 1em "Hawiyat Sans"`, 'ح').catch(() => {});
