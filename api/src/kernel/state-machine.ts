/** The transitions of a state machine, and who may cause each. A final state has none. */
export type Moves<State extends string, Mover extends string> = {
  readonly [From in State]: { readonly [To in State]?: readonly Mover[] };
};

/** Whether this mover may cause a transition. */
export function mayMove<State extends string, Mover extends string>(
  moves: Moves<State, Mover>,
  from: State,
  to: State,
  by: Mover,
): boolean {
  return moves[from][to]?.includes(by) ?? false;
}

/** The states from which a mover can reach `to`: a WHERE with them lets the database decide between two movers. */
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
