// Preloaded in the HTML, the fonts would delay the first render; `font-display: swap` shows the system font meanwhile.
for (const weight of [400, 600])
  document.fonts.load(`${weight} 1em "Hawiyat Sans"`, '\u062d').catch(() => {});
