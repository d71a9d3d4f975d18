const purposes: Readonly<Record<string, string>> = {
  accepted: 'لتعيّن سائقًا فور قبول العميل عرضك، وهو تنفيذ للاتفاق معه.',
  requests: 'لتقدّم عرضك قبل غيرك على طلب تناسبه حاوياتك.',
  late: 'لئلا يفوت موعد التوصيل أو التفريغ الذي اتفقت عليه مع العميل.',
  failed: 'لتعرف أن سائقًا لم يعد مطلوبًا، أو أن مهمة تحتاج إلى موعد آخر.',
  lost: 'لتعرف أن حاوية كنت تنتظر قبول عرضها أصبحت متاحة لطلب آخر.',
};

/** @returns why a group of notifications is sent, in one sentence */
export const purposeOf = (group: string): string => purposes[group] ?? 'لتنفيذ العمل بينك وبين عملائك.';
