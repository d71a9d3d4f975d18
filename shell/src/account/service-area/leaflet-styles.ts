import styles from 'leaflet/dist/leaflet.css?inline';

/** A stylesheet of the chunk would need a loader of stylesheets in the host's first files. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
