/** SQL: what the clock on the wall shows in Riyadh, which is three hours ahead of UTC. */
export const wall = (moment: string) => `(${moment} at time zone 'UTC' + interval '3 hours')`;
