// Stands at the end of a page that has one of the templates.
import { loadDeferred } from './deferred-chunks.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';

const deferred = document.querySelector<HTMLTemplateElement>('template#deferred');
if (deferred) loadDeferred(deferred);
const host = document.querySelector<HTMLTemplateElement>('template#host');
if (host) hydrateOnInteraction(host);
