import { docsOf } from '../core/endpoint.docs.ts';
import * as driverApp from './driver-app.ts';

const task = {
  status: 'in_transit',
  day: '2026-11-28',
  visitOrder: 1,
  contact: { name: 'فهد المطيري', phone: '+966551234567' },
};

export default docsOf(driverApp, 'Driver app', {
  signInDriver:
    'Sign in as a driver. With the company’s identifier, and the phone and password that the company gave. Repeated wrong passwords make the network wait (429); a successful sign-in uses no limit up. An app keeps `deviceToken` and sends it with later sign-ins: then guesses from elsewhere never keep it waiting. It grants nothing, and a new password ends it.',
  signInByLink:
    'Sign in by a link. With the token of the one-time link that the company sent (`POST /api/company/drivers/{driverId}/sign-in-link`), also without a password. The app opens for `hawiyat-driver://signin#` and the token.',
  signOutDriver: 'Sign out. Ends the session of this token at once.',
  listTasks:
    'List own tasks. The driver’s open deliveries, unloads and returns, by day. `place` is the order in which he is to do that day’s, where the company has arranged them.',
  moveOrder:
    'Move a delivery on. `scheduled` → `in_transit` → `delivered`. The last step needs a proof: an `https` address here, or a picture that was uploaded before. A colleague’s order is a 404.',
  attachProof:
    'Upload the proof of delivery. A picture, before the order is moved to `delivered`; a later one replaces it.',
  moveSubOrder:
    'Move an unload or a return on. An unload goes `scheduled` → `pick_up_in_progress` → `picked_up` → `re_delivery_in_progress` → `completed`; a return ends with `completed` after `picked_up`. `failed` is possible from any open status, with a reason.',
})({
  signInByLink: { request: { token: 'l6wPzqYt3m0cVb2rXnJ5hQ8uK1dSf7eAaGgTtZoNpRk' } },
  listTasks: { response: { jobs: [{ ...task, status: 'scheduled' }] } },
  moveOrder: { request: { status: 'in_transit' }, response: { job: task } },
  moveSubOrder: {
    request: { status: 'pick_up_in_progress' },
    response: { job: { ...task, kind: 'unload', status: 'pick_up_in_progress' } },
  },
});
