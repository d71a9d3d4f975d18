import styles from './product-cuts.module.css';

/** The files of one picture, by the pixels of their width. */
export interface CutFiles {
  readonly avif390: string;
  readonly avif780: string;
  readonly webp: string;
}

/** As `services.module.css` lays them out, the widest of them. */
const sizes = '(min-width: 78em) 27rem, (min-width: 48em) 33vw, calc(100vw - 6rem)';

/**
 * A piece of a real picture of the panel in both themes. The one that is not of the page's theme is not drawn, and so,
 * being lazy, never loaded.
 * @param height in the pixels of a picture 390 wide
 */
export function PanelCut({ light, dark, height }: { light: CutFiles; dark: CutFiles; height: number }) {
  return (
    <div className={styles.picture}>
      <Cut files={light} height={height} className={styles.light} />
      <Cut files={dark} height={height} className={styles.dark} />
    </div>
  );
}

function Cut({
  files,
  height,
  className,
}: {
  files: CutFiles;
  height: number;
  className: string | undefined;
}) {
  return (
    <picture className={className}>
      {/* Addresses are the release's own: in the browser they come with the origin, in the HTML without. */}
      <source
        type="image/avif"
        srcSet={`${files.avif390} 390w, ${files.avif780} 780w`}
        sizes={sizes}
        suppressHydrationWarning
      />
      <img src={files.webp} alt="" width={390} height={height} loading="lazy" suppressHydrationWarning />
    </picture>
  );
}
