/** SQL for the local time in Riyadh. */
export const wall = (moment: string) => `(${moment} at time zone 'UTC' + interval '3 hours')`;
