/**
 * The transitions of a state machine, and who may cause each. A final state has no entry with a transition in
 * it.
 */
export type Moves<State extends string, Mover extends string> = {
  readonly [From in State]: { readonly [To in State]?: readonly Mover[] };
};

/**
 * Whether a transition exists, for the given mover.
 * @param moves the machine
 * @returns false for all others, also from a state to itself
 */
export function mayMove<State extends string, Mover extends string>(
  moves: Moves<State, Mover>,
  from: State,
  to: State,
  by: Mover,
): boolean {
  return moves[from][to]?.includes(by) ?? false;
}

/**
 * Lists the states from which a mover can reach `to`, for a statement's WHERE: the database then decides
 * between two simultaneous movers.
 */
export function statesBefore<State extends string, Mover extends string>(
  moves: Moves<State, Mover>,
  to: State,
  by: Mover,
): State[] {
  return statesOf(moves).filter((from) => mayMove(moves, from, to, by));
}

export function statesOf<State extends string, Mover extends string>(moves: Moves<State, Mover>): State[] {
  // Object.keys forgets the keys' type, which `Moves` guarantees to be exactly the states.
  return Object.keys(moves) as State[];
}
