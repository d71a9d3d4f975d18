declare module 'fs-native-extensions' {
  /** Takes the system's lock of an open file, unless another open file has it. */
  export function tryLock(fd: number): boolean;
}
