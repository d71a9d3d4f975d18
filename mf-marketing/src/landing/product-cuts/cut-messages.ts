/** What the drawn cuts show, of the apps that are no part of the panel: made-up figures in the product's own words. */
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
