import type { Endpoint, Input } from '@hawiyat/shared/contract/core/endpoint';
import * as containers from '@hawiyat/shared/contract/fleet/containers';

/** @param path the endpoint's, with its ids */
export async function callServer(
  { url, token, path, method }: { url: string; token: string; path: string; method: Endpoint['method'] },
  json?: object,
): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json && { 'content-type': 'application/json' }) },
    body: json ? JSON.stringify(json) : null,
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

type Draft = Input<typeof containers.addContainer>['body'];

/** What another administrator does meanwhile. */
export function containersApi(url: string, token: string) {
  const at = (endpoint: Endpoint, id = '') => ({
    ...{ url, token, method: endpoint.method },
    path: endpoint.path.replace(':containerId', id),
  });
  return {
    list: async () =>
      containers.listContainers.response.parse(await callServer(at(containers.listContainers))).containers,
    async add(draft: Partial<Draft> = {}) {
      const whole = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available', ...draft };
      const answer = await callServer(at(containers.addContainer), whole);
      return containers.addContainer.response.parse(answer).container;
    },
    edit: (id: string, change: Partial<Draft>) => callServer(at(containers.updateContainer, id), change),
    remove: (id: string) => callServer(at(containers.deleteContainer, id)),
  };
}
