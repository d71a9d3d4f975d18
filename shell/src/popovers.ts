import { keepSheets } from './composition/area-styles.ts';

// Safari before 17 lacks popovers and would always show them.
if (!('popover' in HTMLElement.prototype))
  import(/* webpackChunkName: "popovers" */ '@oddbird/popover-polyfill/fn').then(
    // The layer of the page's reset, because a popover's styles come after the browser's own.
    ({ apply }) => keepSheets(() => apply({ layerName: 'reset' })),
    (error) => console.warn('Menus need a newer browser', error),
  );
