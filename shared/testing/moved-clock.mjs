/** Preloaded into a server: its clock starts at `CLOCK` and runs on; a message `{ clock }` sets it again. */
const Real = Date;
let offset = Real.parse(process.env.CLOCK ?? '') - Real.now();
if (Number.isNaN(offset)) throw new Error('CLOCK must name a moment');
const now = () => Real.now() + offset;

globalThis.Date = new Proxy(Real, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (/** @type {{ clock?: number }} */ { clock }) => {
  if (clock === undefined) return;
  offset = clock - Real.now();
  process.send?.({ clock });
});
// The listener must not keep the process alive.
process.channel?.unref();
