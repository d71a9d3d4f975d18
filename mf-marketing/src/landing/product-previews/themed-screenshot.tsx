import styles from './product-previews.module.css';

/** By width in pixels. */
export interface ScreenshotFiles {
  readonly avif390: string;
  readonly avif780: string;
  readonly webp: string;
}

/** Follows the layout in `services.module.css`. */
const sizes = '(min-width: 78em) 27rem, (min-width: 48em) 33vw, calc(100vw - 6rem)';

/** Lazy, so that the other theme's hidden picture never loads; `height` belongs to the 390-pixel picture. */
export function ThemedScreenshot({
  light,
  dark,
  height,
}: {
  light: ScreenshotFiles;
  dark: ScreenshotFiles;
  height: number;
}) {
  return (
    <div className={styles.picture}>
      <Screenshot files={light} height={height} className={styles.light} />
      <Screenshot files={dark} height={height} className={styles.dark} />
    </div>
  );
}

function Screenshot({
  files,
  height,
  className,
}: {
  files: ScreenshotFiles;
  height: number;
  className: string | undefined;
}) {
  return (
    <picture className={className}>
      {/* Asset addresses have no origin in the prerendered HTML, but have one in the browser. */}
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
