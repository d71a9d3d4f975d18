/**
 * The page's nodes belong to others, too: translators put `<font>` in the place of each text, extensions wrap or split
 * texts. React calls for nodes where it put them, and would throw. Here such a call reaches what stands there now. Loaded
 * before React draws anything.
 */
const { removeChild, insertBefore } = Node.prototype;

/** Nodes of React that somebody else has moved or replaced, and the parent that they were taken from. */
const taken = new WeakMap<Node, Node>();
/** What somebody else put in the place of nodes of React, or behind a text, and these nodes; and the other way round. */
const owners = new WeakMap<Node, readonly Node[]>();
const standIns = new WeakMap<Node, readonly ChildNode[]>();
/** What somebody else added at all. */
const added = new WeakSet<Node>();
/** What the page itself removed: removing it once more is an error, as always. */
const removed = new WeakSet<Node>();
let guardedCalls = 0;
let isAltered = false;

const observer = new MutationObserver(noteAll);

/** React marks each element and text that it makes; a text that is all of its element's content it only sets. */
const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
const holdsReacts = (node: Node): boolean => isReacts(node) || [...node.childNodes].some(holdsReacts);

/** @returns how many calls were guarded in this page, and whether somebody else has moved or replaced what it drew */
export function foreignChanges(): { guardedCalls: number; isAltered: boolean } {
  noteAll(observer.takeRecords());
  return { guardedCalls, isAltered };
}

function guardedRemoveChild<T extends Node>(this: Node, child: T): T {
  const wasTaken = isTaken(child, this);
  if (standIns.has(child)) putBack(child);
  if (!wasTaken || child.parentNode === this) removeChild.call(this, child);
  else if (child.parentNode) removeWrapped(child, child.parentNode);
  removed.add(child);
  return child;
}

function guardedInsertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
  if (!before || !isTaken(before, this)) return insertBefore.call(this, node, before) as T;
  putBack(before);
  let place: Node | null = before;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, node, place) as T;
}

/** Whether somebody else took the node from there. */
function isTaken(node: Node, parent: Node): boolean {
  if (node.parentNode === parent) return false;
  noteAll(observer.takeRecords());
  if (taken.get(node) !== parent) return false;
  guardedCalls++;
  return true;
}

/** Puts a node, and those that were replaced together with it, back in the place of what stands for them. */
function putBack(node: Node): void {
  const kept = standIns.get(node)?.filter((standIn) => {
    const parent = standIn.parentNode;
    if (!parent) return false;
    for (const owner of owners.get(standIn) ?? []) {
      if (owner.parentNode || taken.get(owner) !== parent) continue;
      insertBefore.call(parent, owner, standIn);
      taken.delete(owner);
    }
    const isWrapper = holdsReacts(standIn);
    if (!isWrapper) standIn.remove();
    return isWrapper;
  });
  if (kept?.length) standIns.set(node, kept);
  else standIns.delete(node);
}

/** Removes a node from its wrappers, and those that are empty then. */
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
  for (const node of addedNodes) if (taken.get(node) === target) taken.delete(node);
  const gone = [...removedNodes].filter(
    (node) => isReacts(node) && node.parentNode !== target && !removed.has(node),
  );
  for (const node of gone) {
    isAltered = true;
    if (!taken.has(node)) taken.set(node, target);
  }
  const foreign = [...addedNodes].filter((node) => !isReacts(node)) as ChildNode[];
  for (const node of foreign) added.add(node);
  if (foreign.length > 0) {
    const [replaced] = removedNodes;
    standFor(gone.length > 0 ? gone : replaced ? ownersOf(replaced) : textBefore(previousSibling), foreign);
  } else if (gone.length > 0) {
    // Replaced in two steps: what was put beside it stands for it.
    const isBehind = nextSibling && owners.get(nextSibling)?.[0] === gone[0];
    const beside = isBehind ? nextSibling : previousSibling;
    if (beside && added.has(beside)) standFor(gone, [beside as ChildNode]);
  }
}

const ownersOf = (node: Node | null): readonly Node[] => (node && owners.get(node)) ?? [];

/** A text that is still there, and part of which may have been split off and put behind it. */
const textBefore = (node: Node | null): readonly Node[] =>
  node instanceof Text && isReacts(node) ? [node] : ownersOf(node).filter((owner) => !taken.has(owner));

/** One replacement may stand for neighbors. What was put behind a text that is still there stands for the next one alone. */
function standFor(nodes: readonly Node[], foreign: readonly ChildNode[]): void {
  if (nodes.length === 0) return;
  for (const standIn of foreign) {
    const before = owners.get(standIn)?.filter((node) => taken.has(node) && !nodes.includes(node)) ?? [];
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
