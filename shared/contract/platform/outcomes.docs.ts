import { docsOf } from '../core/endpoint.docs.ts';
import * as outcomes from './outcomes.ts';

export default docsOf(outcomes, 'Releases and rollouts', {
  reportOutcomes: {
    summary: 'Report outcomes',
    description:
      'Counts how areas opened, by release, and what they cannot report themselves: `hung` (the main thread stopped), `missingChunk` (the server has no such file), `alteredLayout` (the host’s own layout changed), `measured` (the longest task of the first seconds, and the calls of the API), `guarded` (calls that met nodes which others had moved), `died` (the page ended without being left), `deadLink` (a press on the sidebar led nowhere), `lostSession` (nobody had signed out), `alteredBuiltIns` (the browser’s own functions were replaced; one for each release that can have done it). A crash in a page that others had changed (`isForeign`: a translator, an extension, altered built-ins) counts against no release. Kinds that the server does not know are ignored. Public pages report too, but only reports with a company’s session halt or promote a release: a release that fails, hangs, lacks a file or alters the layout more often than the stable one, or takes longer than its companies had to wait before it.',
    request: {
      outcomes: [
        {
          remote: 'mf-orders',
          release: '1.1.0-836890d8fa',
          outcome: 'loaded',
          milliseconds: 840,
          isWarm: true,
        },
        { remote: 'mf-orders', release: '1.1.0-836890d8fa', outcome: 'measured', longTask: 120 },
        { remote: 'mf-orders', release: '1.1.0-836890d8fa', outcome: 'missingChunk' },
      ],
    },
  },
});
