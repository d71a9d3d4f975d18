import type { Random } from './random.ts';

const men =
  'محمد عبدالله فهد سلطان خالد ناصر تركي سعود ماجد بندر يوسف إبراهيم عبدالعزيز أحمد علي حسن سعد فيصل مشعل نواف'.split(
    ' ',
  );
const women = 'نورة سارة هند ريم منيرة لطيفة أمل هيفاء'.split(' ');
const families =
  'القحطاني العتيبي الشهري الغامدي الدوسري الحربي المطيري الزهراني السبيعي العنزي الشمري الرشيدي المالكي'.split(
    ' ',
  );
const firms = [
  'مؤسسة ركن البناء للمقاولات',
  'شركة أساس العمران للمقاولات',
  'مؤسسة دار الترميم',
  'شركة واحة الإنشاء',
  'شركة سقف المدينة العقارية',
  'مجمع بستان الندى السكني',
];

export const driverNames = [
  'سعيد علي الغامدي',
  'محمد فهد القحطاني',
  'تركي ناصر العتيبي',
  'عبدالرحمن صالح الدوسري',
  'أحمد حسن اليامي',
  'ماجد سعد المطيري',
  'خالد إبراهيم الشهري',
  'يوسف عبدالله الزهراني',
  'محمد إسماعيل خان',
  'عمر فاروق أحمد',
  'بندر راشد السبيعي',
  'ناصر سلطان الحربي',
];

export function customerName(random: Random): string {
  if (random.chance(0.25)) return random.pick(firms);
  return `${random.pick(random.chance(0.15) ? women : men)} ${random.pick(families)}`;
}

/** In national form, unique for each `position` below 10,000. */
export function mobile(random: Random, position: number): string {
  const prefix = random.pick(['050', '053', '054', '055', '056', '059']);
  return `${prefix}${random.whole(100, 999)}${String(position).padStart(4, '0')}`;
}

/** The form of a Saudi identity number: a first 1 for citizens or 2 for residents, a check digit (Luhn) last. */
export function identityNumber(random: Random, first: '1' | '2'): string {
  const body = `${first}${String(random.whole(0, 99_999_999)).padStart(8, '0')}`;
  return body + ((10 - (checkSum(body) % 10)) % 10);
}

function checkSum(digits: string): number {
  return [...digits].reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
