import { docsOf } from '../core/endpoint.docs.ts';
import * as areas from './areas.ts';

const details = {
  audience: 'company',
  owner: 'فريق الفوترة',
  sections: [{ path: '/billing', title: 'الفواتير', icon: 'M4 4h16v16H4zM8 9h8M8 13h5', position: 50 }],
};
const answered = [{ name: 'mf-billing', ...details }];

export default docsOf(areas, 'Releases and rollouts', {
  changeArea: {
    summary: 'Change an area',
    description:
      'Adds, changes or retires the area of one remote: its paths, and what layout and sidebar show for them. Pages get areas with their composition, so nothing is built or restarted. Paths of two areas never overlap, and no two have one title. A change names the area as its author saw it: what another operator has changed is not overwritten. Every change becomes an entry of the sealed log of `areas`.',
    request: { action: 'add', area: details },
    response: { areas: answered },
  },
  listAreas: {
    summary: 'List areas',
    description: 'All areas that are not retired, oldest first.',
    response: { areas: answered },
  },
});
