import { docsOf } from '../core/endpoint.docs.ts';
import * as composition from './composition.ts';

const stable = '1.0.0-3f9c2a71d0';
const composed = (release: string) => ({
  id: release,
  globalName: `mf_orders__${release.replace(/\W/g, '_')}`,
  contract: 1,
  base: `/r/mf-orders/${release}/`,
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
});

export default docsOf(composition, 'Releases and rollouts', {
  fetchComposition: {
    summary: 'Show the composition',
    description: 'Which release of every area this company’s pages load, and what each falls back to.',
    response: {
      composition: {
        host: stable,
        company: 'c9f0f895-fb98-4b91-99f5-1fd0297e236d',
        version: 12,
        areas: [
          {
            name: 'mf-orders',
            audience: 'company',
            sections: [{ path: '/orders', title: 'إدارة الطلبات', icon: 'M4 4h16v16H4z', position: 40 }],
          },
        ],
        remotes: {
          'mf-orders': { assigned: composed('1.1.0-836890d8fa'), fallback: composed(stable), withdrawn: [] },
        },
      },
    },
  },
});
