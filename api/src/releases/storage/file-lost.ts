/** A file of a release of which no copy is intact; `absent` takes it for one that is not there. */
export class FileLost extends Error {
  readonly code = 'ENOENT';

  /** @param isTampered whether a copy is there, with other bytes than its name says */
  constructor(
    name: string,
    readonly isTampered: boolean,
  ) {
    super(`No copy of ${name} is ${isTampered ? 'intact' : 'there'}`);
  }
}
