const frame = () => new Promise(requestAnimationFrame);
let last: Promise<unknown> = Promise.resolve();

/**
 * Charts are drawn one after another, each when what was there before has been drawn by one frame and shown by the next: all
 * at once they would hold up the figures, and whoever presses something meanwhile.
 */
export function turn(): Promise<unknown> {
  last = last.then(frame).then(frame);
  return last;
}
