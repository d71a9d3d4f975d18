import type { Shape } from './surface.ts';
import { told } from './told.ts';

/** Where something does not fit, and why, in words for a command line. */
export interface Fault {
  readonly at: string;
  readonly why: string;
}

/** Which way a value goes: what the host gives, or what the remote passes to it. */
export interface Way {
  readonly toHost: boolean;
  readonly at: string;
}

/** Compares two shapes on one way. No faults: it fits. */
export type Flow = (from: Shape, to: Shape, way: Way) => Fault[];

/** It is simply something else. */
export function other(from: Shape, to: Shape, { toHost, at }: Way): Fault[] {
  const why = toHost
    ? `the remote passes ${told(from)}, and the host takes ${told(to)}`
    : `the host gives ${told(from)}, and the remote expects ${told(to)}`;
  return [{ at, why }];
}
