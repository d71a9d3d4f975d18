// Safari before 17 has none, and would show each of them at all times.
if (!('popover' in HTMLElement.prototype))
  import(/* webpackChunkName: "popovers" */ '@oddbird/popover-polyfill/fn').then(
    // The layer of the page's reset, because the styles of a popover come after the browser's own.
    ({ apply }) => apply({ layerName: 'reset' }),
    (error) => console.warn('Menus need a newer browser', error),
  );
