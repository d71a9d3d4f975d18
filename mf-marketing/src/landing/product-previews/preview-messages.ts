/** Made-up figures for apps that are not part of the panel. */
export const task = {
  status: 'يتم التوصيل',
  container: 'حاويات أنقاض، 20 ياردة',
  dayLabel: 'يوم التوصيل',
  day: 'اليوم',
  locationLabel: 'الموقع',
  location: 'عرض الموقع',
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
