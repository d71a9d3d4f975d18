import styles from 'leaflet/dist/leaflet.css?inline';

let isAdopted = false;

/** Once for the page; a chunk's stylesheet would need a loader in every remote's entry. */
export function adoptLeafletStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
