import { expect } from 'vitest';

/** Processor time in milliseconds: another program that keeps the machine busy does not lengthen it. */
function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Fails when ten times as much text takes far more than ten times as long; with the square of its length it takes a hundred
 * times.
 * @param work reads a text of so many characters
 * @param size of the longer text
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  work(size / 100);
  const tenth = processorTime(() => work(size / 10));
  // Times of a few milliseconds say nothing.
  expect(processorTime(() => work(size))).toBeLessThan(30 * Math.max(20, tenth));
}
