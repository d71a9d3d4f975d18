/** What the cuts from the product show: made-up figures in the product's own words. They are pictures, not data. */
export const fleetRows = [
  { kind: 'حاويات أنقاض', size: '20 ياردة', number: 'C-0060', status: 'مؤجرة', tone: 'current' },
  { kind: 'مكابس نفايات', size: '12 ياردة', number: 'C-0059', status: 'متوفرة', tone: 'free' },
  { kind: 'حاويات نفايات', size: '4 ياردة بغطاء', number: 'C-0058', status: 'محجوزة', tone: 'held' },
  { kind: 'حاويات أنقاض', size: '30 ياردة', number: 'C-0057', status: 'مؤجرة', tone: 'current' },
] as const;

export const revenue = {
  label: 'الإيرادات',
  amount: '58,400',
  unit: 'ر.س',
  months: [
    { name: 'يناير', height: 34 },
    { name: 'فبراير', height: 46 },
    { name: 'مارس', height: 41 },
    { name: 'أبريل', height: 63 },
    { name: 'مايو', height: 58 },
    { name: 'يونيو', height: 84 },
  ],
};

export const task = {
  status: 'يتم التوصيل',
  container: 'حاويات أنقاض، 20 ياردة',
  dayLabel: 'يوم التوصيل',
  day: 'اليوم',
  placeLabel: 'الموقع',
  place: 'عرض الموقع',
  proof: 'إثبات التوصيل',
};

export const offer = {
  container: 'مكابس نفايات، 12 ياردة',
  priceLabel: 'سعر العرض',
  amount: '450',
  unit: 'ر.س',
  durationLabel: 'مدة التأجير',
  duration: '7 أيام',
  startLabel: 'يوم البدء',
  start: 'غدًا',
  accepted: 'تم قبول عرضك',
};
