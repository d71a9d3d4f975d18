interface Renderer {
  readonly version: string;
}

const renderers = new Map<number, Renderer>();

/**
 * The refresh runtime of an overridden remote loads after React and would miss its renderers. React's developer tools
 * set their own hook first.
 */
const hook = {
  renderers,
  supportsFiber: true,
  inject(renderer: Renderer): number {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
if (!(name in globalThis)) Reflect.set(globalThis, name, hook);

export {};
