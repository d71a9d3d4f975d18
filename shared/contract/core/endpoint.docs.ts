import type { Endpoint } from './endpoint.ts';
import type { Tag } from './tags.docs.ts';

/** What a reader of the API's document needs to know of a call beyond its contract. */
export interface EndpointDocs {
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  /** By default the one of its file. */
  readonly tag?: Tag;
  /** Example of a body, where the fields' usual values do not make a realistic one. */
  readonly request?: unknown;
  /** What an example of a response has in place of the fields' usual values. */
  readonly response?: unknown;
}

type DocsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: EndpointDocs;
};

type DocumentedEndpoint = readonly [Endpoint, EndpointDocs & { readonly tag: Tag }];

/**
 * Documents the endpoints of a file. Only the server imports the files that call this: no browser loads their texts.
 * @param module the file, `import * as …`
 * @param tag of its endpoints
 * @param docs by the name of each endpoint's export
 */
export const docsOf = <Module extends object>(
  module: Module,
  tag: Tag,
  docs: NoInfer<DocsOf<Module>>,
): DocumentedEndpoint[] =>
  Object.entries<EndpointDocs>(docs).map(([name, endpointDocs]) => [
    module[name as keyof Module] as Endpoint,
    { tag, ...endpointDocs },
  ]);
