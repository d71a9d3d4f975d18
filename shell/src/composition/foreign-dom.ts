/**
 * Translators and extensions replace, wrap and split the page's texts. React calls nodes where it put them and would
 * throw, so such calls reach what stands there now. Loads before React renders.
 */
const { removeChild, insertBefore } = Node.prototype;

/** React's nodes that a foreign script moved or replaced, with their former parent. */
const formerParents = new WeakMap<Node, Node>();
/** Foreign nodes by the React nodes that they replace or follow, and the other way round. */
const owners = new WeakMap<Node, readonly Node[]>();
const standIns = new WeakMap<Node, readonly ChildNode[]>();
const foreignNodes = new WeakSet<Node>();
/** Nodes that the page itself removed: a second removal stays an error. */
const ownRemovals = new WeakSet<Node>();
let guardedCalls = 0;
let isAltered = false;

const observer = new MutationObserver(noteAll);

/** React marks every node it makes, but a text that is its element's only content it just sets. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
const holdsReacts = (node: Node): boolean => isReacts(node) || [...node.childNodes].some(holdsReacts);

export function foreignChanges(): { guardedCalls: number; isAltered: boolean } {
  noteAll(observer.takeRecords());
  return { guardedCalls, isAltered };
}

function guardedRemoveChild<T extends Node>(this: Node, child: T): T {
  const wasTaken = isTaken(child, this);
  if (standIns.has(child)) putBack(child);
  if (!wasTaken || child.parentNode === this) removeChild.call(this, child);
  else if (child.parentNode) removeWrapped(child, child.parentNode);
  ownRemovals.add(child);
  return child;
}

function guardedInsertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
  if (!before || !isTaken(before, this)) return insertBefore.call(this, node, before) as T;
  putBack(before);
  let place: Node | null = before;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, node, place) as T;
}

function isTaken(node: Node, parent: Node): boolean {
  if (node.parentNode === parent) return false;
  noteAll(observer.takeRecords());
  if (formerParents.get(node) !== parent) return false;
  guardedCalls++;
  return true;
}

/** Restores a node and those that were replaced with it. */
function putBack(node: Node): void {
  const kept = standIns.get(node)?.filter((standIn) => {
    const parent = standIn.parentNode;
    if (!parent) return false;
    for (const owner of owners.get(standIn) ?? []) {
      if (owner.parentNode || formerParents.get(owner) !== parent) continue;
      insertBefore.call(parent, owner, standIn);
      formerParents.delete(owner);
    }
    const isWrapper = holdsReacts(standIn);
    if (!isWrapper) standIn.remove();
    return isWrapper;
  });
  if (kept?.length) standIns.set(node, kept);
  else standIns.delete(node);
}

/** Also removes wrappers that are empty then. */
function removeWrapped(node: Node, wrapper: Node): void {
  removeChild.call(wrapper, node);
  for (let empty: Node | null = wrapper; empty && !isReacts(empty) && !empty.hasChildNodes(); ) {
    const parent: Node | null = empty.parentNode;
    if (parent) removeChild.call(parent, empty);
    empty = parent;
  }
}

function noteAll(records: MutationRecord[]): void {
  for (const record of records) note(record);
}

function note({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (formerParents.get(node) === target) formerParents.delete(node);
  const gone = [...removedNodes].filter(
    (node) => isReacts(node) && node.parentNode !== target && !ownRemovals.has(node),
  );
  for (const node of gone) {
    isAltered = true;
    if (!formerParents.has(node)) formerParents.set(node, target);
  }
  const foreign = [...addedNodes].filter((node) => !isReacts(node)) as ChildNode[];
  for (const node of foreign) foreignNodes.add(node);
  if (foreign.length > 0) {
    const [replaced] = removedNodes;
    standFor(gone.length > 0 ? gone : replaced ? ownersOf(replaced) : textBefore(previousSibling), foreign);
  } else if (gone.length > 0) {
    // Replaced in two steps: the foreign neighbor stands for the node.
    const isBehind = nextSibling && owners.get(nextSibling)?.[0] === gone[0];
    const beside = isBehind ? nextSibling : previousSibling;
    if (beside && foreignNodes.has(beside)) standFor(gone, [beside as ChildNode]);
  }
}

const ownersOf = (node: Node | null): readonly Node[] => (node && owners.get(node)) ?? [];

/** A text that is still there; a script may have split off its end. */
const textBefore = (node: Node | null): readonly Node[] =>
  node instanceof Text && isReacts(node)
    ? [node]
    : ownersOf(node).filter((owner) => !formerParents.has(owner));

/** A node may replace several neighbors; one behind a text that is still there replaces only the next. */
function standFor(nodes: readonly Node[], foreign: readonly ChildNode[]): void {
  if (nodes.length === 0) return;
  for (const standIn of foreign) {
    const before =
      owners.get(standIn)?.filter((node) => formerParents.has(node) && !nodes.includes(node)) ?? [];
    owners.set(standIn, [...before, ...nodes]);
  }
  for (const node of nodes) {
    const known = standIns.get(node)?.filter((standIn) => owners.get(standIn)?.includes(node)) ?? [];
    standIns.set(node, [...new Set([...known, ...foreign])]);
  }
}

observer.observe(document, { childList: true, subtree: true });
Object.assign(Node.prototype, { removeChild: guardedRemoveChild, insertBefore: guardedInsertBefore });
Object.defineProperty(Text.prototype, 'nodeValue', {
  configurable: true,
  enumerable: true,
  get(this: Text) {
    return this.data;
  },
  set(this: Text, value: string | null) {
    if (standIns.has(this)) {
      guardedCalls++;
      putBack(this);
    }
    this.data = value ?? '';
  },
});
