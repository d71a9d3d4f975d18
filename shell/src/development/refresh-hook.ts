interface Renderer {
  readonly version: string;
}

const renderers = new Map<number, Renderer>();

/**
 * Where React tells of itself. The refresh of an overridden remote comes later than React and finds in here what it has
 * to refresh; its own hook would not remember (facts: A7). React's developer tools, where installed, came first and stay.
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
