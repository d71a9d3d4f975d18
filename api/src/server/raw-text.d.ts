/** A file's text instead of what it exports. */
declare module '*?raw' {
  const text: string;
  export default text;
}
