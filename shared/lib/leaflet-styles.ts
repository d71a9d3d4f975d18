import styles from 'leaflet/dist/leaflet.css?inline';

/** Styles of Leaflet's own classes. A stylesheet of a chunk would need a loader of stylesheets in each remote's entry. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
