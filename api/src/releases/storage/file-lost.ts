/** `absent` treats it as a missing file. */
export class FileLost extends Error {
  readonly code = 'ENOENT';

  /** A copy exists, with other bytes than its name says. */
  constructor(
    name: string,
    readonly isTampered: boolean,
  ) {
    super(`No copy of ${name} is ${isTampered ? 'intact' : 'there'}`);
  }
}
