/**
 * A type by its structure, as JSON. What our own code declares is told to the last member; what a package declares is told
 * by its name and major version, because nobody here can change it without changing that.
 */
export type Shape =
  /** `string`, `number`, `unknown` and so on. */
  | string
  /** One value: a status's name, for example. */
  | { readonly is: string | number | boolean }
  | { readonly either: readonly Shape[] }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | Thing
  /** One of our own named types, described once in `Surface.types`: it may speak of itself. */
  | { readonly ref: string }
  /** Declared by a package, `react#ReactNode@19`, or by the platform, `js#Promise`. */
  | { readonly external: string; readonly args?: readonly Shape[] }
  /** The type parameter that the enclosing functions declare at this place. */
  | { readonly param: number }
  /** What is known only once a type parameter is: told by the text of the declarations behind it. */
  | { readonly deferred: string; readonly args?: readonly Shape[] }
  | { readonly endpoint: CallShape };

/** An object, a function or a class. */
export interface Thing {
  /** Members by name; one that may be left out has `?` behind its name. */
  readonly has?: Readonly<Record<string, Shape>>;
  /** What it has of a package's interfaces: by interface, the members that it leaves out, and those that must be given. */
  readonly like?: Readonly<
    Record<string, { readonly without?: readonly string[]; readonly must?: readonly string[] }>
  >;
  /** What any other name stands for. */
  readonly index?: Shape;
  readonly calls?: readonly Signature[];
  readonly makes?: readonly Signature[];
}

export interface Signature {
  /** What each type parameter must be at least. */
  readonly generic?: readonly Shape[];
  readonly takes: readonly Parameter[];
  readonly gives: Shape;
}

export interface Parameter {
  readonly type: Shape;
  readonly optional?: true;
  readonly rest?: true;
}

/** One call of the API as both sides of the wire see it. */
export interface CallShape {
  readonly method: string;
  readonly path: string;
  readonly audience: string;
  readonly multipart: boolean;
  readonly answers: string;
  /** What a caller passes: `params`, `query` and `body`, each only where the call has it. */
  readonly input: Readonly<Record<string, Shape>>;
  /** What the server of the same sources sends. */
  readonly sends: Shape;
  /** What the caller of the same sources accepts as an answer, where that is not the same. */
  readonly reads?: Shape;
}

/** What a host provides, or what a remote imports of it: shapes by module and name. */
export interface Surface {
  /** Of this form of description: another one cannot be compared. */
  readonly format: 1;
  /** Versions of the libraries that exist once in the page. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
  readonly types: Readonly<Record<string, Shape>>;
}
