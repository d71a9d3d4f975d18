interface Renderer {
  readonly version: string;
}

const renderers = new Map<number, Renderer>();

/**
 * Records React's renderers for the refresh runtime of an overridden remote, which loads after React and would miss
 * them. React's developer tools, where installed, set their hook first and keep it.
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
