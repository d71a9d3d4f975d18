import { docsOf } from '../core/endpoint.docs.ts';
import * as notifications from './notifications.ts';

const notification = {
  kind: 'offer-accepted',
  title: 'تم قبول عرضك، الطلب ح-10452',
  text: 'مكابس نفايات 20 ياردة، 480.00 ر.س',
  address: '/orders?tab=accepted_orders&details=2b6f0cc9-04d1-4a38-bb1e-9d1c7e5a8f32&act=assign',
  action: 'تعيين سائق',
};
const choices = { sound: true, system: false, quiet: { from: '22:00', until: '06:00' } };
const settings = {
  ...choices,
  groups: [
    { id: 'accepted', label: 'قبول عروضك', kinds: ['offer-accepted'], shown: true },
    { id: 'requests', label: 'طلبات جديدة تناسب حاوياتك', kinds: ['new-requests'] },
  ],
};

export default docsOf(notifications, 'Events', {
  listNotifications:
    'List notifications. What concerns the company’s people, of a month, the newest first; each also comes live, in `data.notification` of its event. `kind` is for filters, title and text are for people, and `action` opens `address` in the panel. `newRequests` are those that came since somebody looked and that its containers and areas fit, as one.',
  markNotificationsSeen:
    'Mark notifications as seen. Up to that one, for the whole company. An older one than was seen before takes nothing back; without an id only the requests that came were seen.',
  fetchNotificationSettings:
    'Fetch notification settings. How the company wants to be told: by sound, through the device, and which groups of kinds are shown as they come. In quiet hours (Riyadh) nothing is shown or heard; the list has everything.',
  saveNotificationSettings:
    'Save notification settings. Replaces all of them, for the whole company. Unknown groups in `hidden` are left out.',
})({
  listNotifications: {
    response: { notifications: [{ id: '90417', notification }], unseen: 1, newRequests: null },
  },
  markNotificationsSeen: { request: { id: '90417' }, response: { unseen: 0 } },
  fetchNotificationSettings: { response: { settings } },
  saveNotificationSettings: {
    request: { ...choices, hidden: ['requests'] },
    response: { settings: { ...settings, version: 4 } },
  },
});
