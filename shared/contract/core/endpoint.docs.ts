import type { Endpoint, Undo } from './endpoint.ts';
import type { Tag } from './tags.docs.ts';

export interface EndpointDocs {
  readonly summary: string;
  readonly description: string;
  readonly tag?: Tag;
  /** An example body, where the fields' usual values are not realistic. */
  readonly request?: unknown;
  readonly response?: unknown;
}

export const undoDocs: Readonly<Record<Undo, string>> = {
  undoable: 'Another call undoes it, with `X-Undo`.',
  confirmed: 'It is final; the panel asks before.',
  file: 'It replaces a file, and the former one is not kept.',
  hint: 'It hides a hint.',
  history: 'What it replaces stays as history, and an edit corrects it.',
  inverse: 'It exists to undo another call.',
  message: 'A message has gone out, which nobody can take back.',
  read: 'It changes no data of the company.',
  session: 'It starts or ends a session, or makes a link to one.',
  step: 'It takes effect only with the step after it.',
};

/** The summary is its first sentence, the description all that follows. */
type About = `${string}. ${string}`;
type Others = Omit<EndpointDocs, 'summary' | 'description'>;

type NameIn<Module> = keyof { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Name };

type DocumentedEndpoint = readonly [Endpoint, EndpointDocs & { readonly tag: Tag }];

/** Documents the endpoints of a chapter, then those with an example or a tag of their own. Only the server imports it. */
export const docsOf =
  <Module extends object>(module: Module, tag: Tag, abouts: NoInfer<Record<NameIn<Module>, About>>) =>
  (others: { readonly [Name in NameIn<Module>]?: Others }): DocumentedEndpoint[] =>
    Object.entries<About>(abouts).map(([name, about]) => {
      const [summary = ''] = about.split('. ', 1);
      const description = about.slice(summary.length + 2);
      const own: Others | undefined = others[name as NameIn<Module>];
      return [module[name as keyof Module] as Endpoint, { tag, summary, description, ...own }];
    });
