/**
 * Which states follow which, and who may cause each step. A step that is not named does not exist: the last state of
 * a life has no entry of its own with a step in it.
 */
export type Moves<State extends string, Mover extends string> = {
  readonly [From in State]: { readonly [To in State]?: readonly Mover[] };
};

/**
 * Says whether a step is named, for anyone who causes it.
 * @param moves the machine
 * @returns false for every step that the machine does not name, a state to itself included
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
 * Lists the states from which a step to `to` is named for a mover: what a statement's WHERE says, so that the
 * database itself decides between two who move at once.
 */
export function statesBefore<State extends string, Mover extends string>(
  moves: Moves<State, Mover>,
  to: State,
  by: Mover,
): State[] {
  return statesOf(moves).filter((from) => mayMove(moves, from, to, by));
}

/** Every state of a machine, in the order in which it names them. */
export function statesOf<State extends string, Mover extends string>(moves: Moves<State, Mover>): State[] {
  // Object.keys forgets the keys' type, which `Moves` guarantees to be exactly the states.
  return Object.keys(moves) as State[];
}
