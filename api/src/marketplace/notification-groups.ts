/** Groups of notifications that people switch, in the order of the settings. Other kinds are always shown. */
export const notificationGroups = [
  { id: 'accepted', label: 'قبول عروضك', kinds: ['offer-accepted'] },
  { id: 'requests', label: 'طلبات جديدة تناسب حاوياتك', kinds: ['new-requests'] },
  { id: 'late', label: 'التأخر، وما لا سائق له غدًا', kinds: ['order-late', 'tasks-overdue', 'tasks-due'] },
  { id: 'failed', label: 'الإلغاء وتعذّر التنفيذ', kinds: ['order-canceled', 'task-failed'] },
  { id: 'papers', label: 'انتهاء الوثائق', kinds: ['papers-expiring'] },
  { id: 'lost', label: 'عروض لم تُقبل', kinds: ['offer-lost'] },
] as const;
