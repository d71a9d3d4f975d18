/** Stands in the trail where a value tells who a person is: migration `0084` hides it on its way into the table. */
export const hidden = '•••';
