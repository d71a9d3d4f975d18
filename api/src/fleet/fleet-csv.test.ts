import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { csvTooLong, type ImportReport } from '@hawiyat/shared/contract/core/csv';
import { numberRule } from '@hawiyat/shared/contract/fleet/container-numbers';
import {
  exportContainers,
  importContainers,
  listContainers,
} from '@hawiyat/shared/contract/fleet/containers';
import { exportDrivers, importDrivers, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
beforeEach(async () => {
  token = await (await server.createCompany('شركة')).signIn();
});
afterAll(() => server.close());

type Area = readonly [
  typeof exportContainers | typeof exportDrivers,
  typeof importContainers | typeof importDrivers,
];
const containers: Area = [exportContainers, importContainers];
const drivers: Area = [exportDrivers, importDrivers];

const exported = async ([{ path }]: Area, by = token) => {
  const answer = await server.fetch(path, { token: by });
  expect(answer.status).toBe(200);
  // Not text(): that would take the byte-order mark away.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
};
const send = ([, { path }]: Area, csv: string, dryRun = false) =>
  server.fetch(path, { method: 'POST', token, json: { csv, dryRun } });
async function imported(area: Area, csv: string, dryRun = false): Promise<ImportReport> {
  const answer = await send(area, csv, dryRun);
  expect(answer.status).toBe(200);
  return area[1].response.parse(await answer.json()).report;
}
const counts = ({ created, changed, unchanged }: ImportReport) => [created, changed, unchanged];
const reasons = ({ faults }: ImportReport) =>
  faults.map((fault) => `${fault.line} ${fault.field}: ${fault.reason}`);
async function list<T>(path: string, parse: (body: unknown) => T): Promise<T> {
  return parse(await (await server.fetch(path, { token })).json());
}
/** In the order in which they were added, which is that of a file's rows. */
const fleet = () =>
  list(listContainers.path, (item) => listContainers.response.parse(item).containers.toReversed());
const staff = () => list(listDrivers.path, (item) => listDrivers.response.parse(item).drivers);
const auditLog = async () => list(listAudit.path, (item) => listAudit.response.parse(item).entries);

const containerHeader = 'رقم الحاوية,نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية';
const driverHeader = 'اسم السائق,رقم الهاتف,البريد الإلكتروني,حالة التوفر,رقم الهوية,رقم الرخصة';

test('containers are exported in Arabic words, with a byte-order mark and CR LF', async () => {
  await imported(containers, `${containerHeader}\n,حاويات أنقاض,12 ياردة,450,متوفرة`);
  expect(await exported(containers)).toBe(
    `\uFEFF${containerHeader}\r\nC-0001,حاويات أنقاض,12 ياردة,450.00,متوفرة\r\n`,
  );
  const answer = await server.fetch(exportContainers.path, { token });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
});

test('containers without a number are added in the file’s order, however the file is typed', async () => {
  const csv = [
    'حجم الحاويه;نوع الحاوية;السعر (ر.س);رقم الحاوية;ملاحظات',
    '٢٠ ياردة;حاويات انقاض;٤٥٠٫٥;;x',
    '4 yard with lid;حاويات نفايات;99,5',
    ';;;;',
    '12 ياردة;مكابس نفايات;1 250,75;',
  ].join('\n');
  expect(await imported(containers, csv)).toEqual({
    dryRun: false,
    created: 3,
    changed: 0,
    unchanged: 0,
    faults: [],
    rejected: '',
    prices: [
      { line: 2, typed: '٤٥٠٫٥', price: 450.5 },
      { line: 3, typed: '99,5', price: 99.5 },
      { line: 5, typed: '1 250,75', price: 1250.75 },
    ],
  });
  expect(
    (await fleet()).map((item) => [item.containerNumber, item.type, item.size, item.price, item.status]),
  ).toEqual([
    ['C-0001', 'حاويات أنقاض', '20 yard', 450.5, 'available'],
    ['C-0002', 'حاويات نفايات', '4 yard with lid', 99.5, 'available'],
    ['C-0003', 'مكابس نفايات', '12 yard', 1250.75, 'available'],
  ]);
});

const unclear = 'يرجى كتابة الهللات بعد نقطة (350.50)، والفاصلة بين الآلاف فقط (1,250)';

test('where a comma delimits, one in a price stands between thousands, and any other is that row’s fault', async () => {
  const rows = ['"1,250"', '"1,250.75"', '"350,50"', '"1.000,00"', '١٬٢٥٠٫٥'];
  const report = await imported(
    containers,
    [containerHeader, ...rows.map((text) => `,حاويات أنقاض,12 ياردة,${text},`)].join('\n'),
  );
  expect(reasons(report)).toEqual([`4 السعر (ر.س): ${unclear}`, `5 السعر (ر.س): ${unclear}`]);
  expect((await fleet()).map((item) => item.price)).toEqual([1250, 1250.75, 1250.5]);
});

test('a file with semicolons whose commas stand before halalas and between thousands is rejected as a whole', async () => {
  const semicolons = (...prices: string[]) =>
    ['نوع الحاوية;حجم الحاوية;السعر (ر.س)', ...prices.map((price) => `حاويات أنقاض;12 ياردة;${price}`)].join(
      '\n',
    );
  const mixed = await send(containers, semicolons('450', '1,250', '350,50'), true);
  const csv =
    'الفاصلة في أسعار الملف للهللات في السطر 4 وللآلاف في السطر 3. يرجى كتابة الأسعار كلها دون فواصل للآلاف.';
  expect([mixed.status, await mixed.json()]).toEqual([400, { message: csv, fields: { csv } }]);
  expect((await imported(containers, semicolons('1,250', '99.5'), true)).prices).toEqual([
    { line: 2, typed: '1,250', price: 1250 },
    { line: 3, typed: '99.5', price: 99.5 },
  ]);
});

test('skipped rows whose prices have a decimal comma keep it, and are read again as they were', async () => {
  const csv = 'نوع الحاوية;حجم الحاوية;السعر (ر.س)\nحاويات أنقاض;2 ياردة;350,50';
  const { rejected } = await imported(containers, csv);
  await imported(containers, rejected.replace('2 ياردة', '12 ياردة'));
  expect((await fleet()).map((item) => item.price)).toEqual([350.5]);
});

test('an export imports as nothing new; a changed cell changes that container and has an entry in the audit log', async () => {
  await imported(
    containers,
    `${containerHeader}\n,حاويات أنقاض,12 ياردة,450,صيانة\n,مكابس نفايات,20 ياردة,900.5,`,
  );
  const file = await exported(containers);
  expect(await imported(containers, file)).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: 2,
    faults: [],
  });
  expect(await auditLog()).toHaveLength(2 + 1);
  expect(
    counts(await imported(containers, file.replace('900.50', '950').replace('C-0001', 'c-٠٠٠١'))),
  ).toEqual([0, 1, 1]);
  expect((await fleet())[1]).toMatchObject({ containerNumber: 'C-0002', price: 950, size: '20 yard' });
  expect((await auditLog())[0]).toMatchObject({
    ...{ type: 'container.changed', before: { price: 900.5 }, after: { price: 950 } },
    actor: { kind: 'admin' },
  });
});

test('ten faults are all reported with their lines and in words, and the good rows are imported all the same', async () => {
  const csv = [
    containerHeader,
    ',حاويات أنقاض,12 ياردة,450,متوفرة',
    ',,12 ياردة,450,',
    ',حاويات خشب,12 ياردة,450,',
    ',حاويات أنقاض,,450,',
    '',
    ',حاويات أنقاض,2 ياردة,450,',
    ',حاويات أنقاض,12 ياردة,,',
    ',حاويات أنقاض,12 ياردة,صفر,',
    ',حاويات أنقاض,12 ياردة,0,',
    ',حاويات أنقاض,12 ياردة,450,ضائعة',
    'C_0999,حاويات أنقاض,12 ياردة,450,',
    ',,"ياردة\r\nواحدة",,',
    ',حاويات أنقاض,30 ياردة,1,',
  ].join('\r\n');
  const report = await imported(containers, csv);
  expect(counts(report)).toEqual([2, 0, 0]);
  expect(reasons(report)).toEqual([
    '3 نوع الحاوية: نوع الحاوية مطلوب',
    '4 نوع الحاوية: القيمة غير صحيحة. المقبول: حاويات أنقاض، مكابس نفايات، حاويات نفايات',
    '5 حجم الحاوية: حجم الحاوية مطلوب',
    '7 حجم الحاوية: الحجم المختار لا يناسب نوع الحاوية.',
    '8 السعر (ر.س): السعر مطلوب',
    '9 السعر (ر.س): السعر يجب أن يكون رقماً صحيحاً أكبر من صفر',
    '10 السعر (ر.س): السعر يجب أن يكون رقماً صحيحاً أكبر من صفر',
    '11 حالة الحاوية: حالة الحاوية غير صحيحة. المقبول: متوفرة، مؤجرة، صيانة، محجوزة',
    '12 رقم الحاوية: رقم الحاوية حروف وأرقام وشرطات (-) فقط، وبحد أقصى 20 خانة',
    '13 نوع الحاوية: نوع الحاوية مطلوب',
    '13 حجم الحاوية: القيمة غير صحيحة. المقبول: 2 ياردة، 4 ياردة، 4 ياردة بغطاء، 6 ياردة، 12 ياردة، 20 ياردة، 30 ياردة',
    '13 السعر (ر.س): السعر مطلوب',
  ]);
  const twice = 'C-0001,حاويات أنقاض,12 ياردة,500,\n';
  expect(reasons(await imported(containers, `${containerHeader}\n${twice}${twice}`))).toEqual([
    '3 رقم الحاوية: رقم الحاوية مكرر في الملف.',
  ]);
});

test('a dry run tells the same and writes nothing, not even a number of the sequence', async () => {
  const csv = `${containerHeader}\n,حاويات أنقاض,12 ياردة,450,\n,حاويات أنقاض,,450,`;
  const dry = await imported(containers, csv, true);
  expect([await fleet(), (await auditLog()).filter((item) => item.type === 'container.added')]).toEqual([
    [],
    [],
  ]);
  expect(await imported(containers, csv)).toEqual({ ...dry, dryRun: false });
  expect((await fleet()).map((item) => item.containerNumber)).toEqual(['C-0001']);
});

test('a control character is the fault of its line, is shown nowhere, and the other rows are imported', async () => {
  const csv = [
    containerHeader,
    ',حاويات أنقاض,12 ياردة,450,',
    ',حاويات أنقاض,12 ياردة,4\u000050,',
    ',حاويات أنقاض,12 \u001bياردة,450,',
    ',,12 ياردة,450,',
    ',حاويات أنقاض,30 ياردة,\ud800,',
  ].join('\n');
  const report = await imported(containers, csv);
  expect(counts(report)).toEqual([1, 0, 0]);
  const reason = 'في الخلية رمز خفي لا يُقبل. يرجى كتابتها من جديد.';
  expect(reasons(report)).toEqual([
    `3 السعر (ر.س): ${reason}`,
    `4 حجم الحاوية: ${reason}`,
    '5 نوع الحاوية: نوع الحاوية مطلوب',
    `6 السعر (ر.س): ${reason}`,
  ]);
  expect(report.rejected).toContain(',حاويات أنقاض,12 ياردة,4\uFFFD50,');
  expect(report.rejected.replace(/[\r\n]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
});

test('another company’s container number is free here: its file adds a container of this company', async () => {
  const other = await (await server.createCompany('شركة أخرى')).signIn();
  await imported(containers, `${containerHeader}\n,حاويات أنقاض,12 ياردة,450,`);
  const file = await exported(containers);
  token = other;
  expect(counts(await imported(containers, file))).toEqual([1, 0, 0]);
  expect(await fleet()).toMatchObject([{ containerNumber: 'C-0001', price: 450 }]);
});

test('what is no such file is rejected with a message', async () => {
  const responseOf = async (csv: string) => {
    const answer = await send(containers, csv);
    return [answer.status, await answer.json()];
  };
  const rejected = (csv: string) => [400, { message: csv, fields: { csv } }];
  expect(await responseOf('')).toEqual(
    rejected(
      'أعمدة غير موجودة في الملف: «نوع الحاوية»، «حجم الحاوية»، «السعر (ر.س)». لا توجد أعمدة في الملف.',
    ),
  );
  expect(await responseOf('رقم الحاوية,نوع الحاوية\n')).toEqual(
    rejected(
      'أعمدة غير موجودة في الملف: «حجم الحاوية»، «السعر (ر.س)». الأعمدة الموجودة: «رقم الحاوية»، «نوع الحاوية».',
    ),
  );
  expect(await responseOf('"نوع')).toEqual(rejected('تعذّرت قراءة الملف. يرجى التأكد من أنه ملف CSV.'));
  expect(await responseOf(`${containerHeader}\n${'x\n'.repeat(5001)}`)).toEqual(
    rejected('يجب ألا يزيد الملف على 5000 صف.'),
  );
  expect((await send(drivers, 'a\u0000b')).status).toBe(400);
  expect(await responseOf('x'.repeat(900_001))).toEqual(rejected(csvTooLong));
});

const row = (n: number) => `سائق ${n},050${String(n).padStart(7, '0')},,,${1_000_000_000 + n},`;

test('drivers go out and come in again as nothing new, with zeros, formulas and long numbers intact', async () => {
  const csv = [
    driverHeader,
    '"=علي ""أبو سعد""",+966501234567,a@example.com,في الخدمة,1001244019,0012345678901234',
    "'=محمد,011 234 5678,,,2001244019,",
    "''سالم,0550000000,,خارج الخدمة,0000000001,-7",
  ].join('\r\n');
  expect(counts(await imported(drivers, csv))).toEqual([3, 0, 0]);
  expect(
    (await staff()).map((item) => [item.name, item.phone, item.availability, item.licenseNumber]),
  ).toEqual([
    ['=علي "أبو سعد"', '0501234567', 'on_duty', '0012345678901234'],
    ['=محمد', '0112345678', 'available', null],
    ["''سالم", '0550000000', 'off_duty', '-7'],
  ]);
  const file = await exported(drivers);
  expect(file).toContain('"\'=علي ""أبو سعد""","0501234567"');
  expect(await imported(drivers, file)).toMatchObject({ created: 0, changed: 0, unchanged: 3, faults: [] });
});

test('a known identity number changes that driver; columns that the file does not have stay as they are', async () => {
  await imported(drivers, `${driverHeader}\nعلي,0501234567,a@example.com,في استراحة,1001244019,77`);
  const csv = 'رقم الهوية,رقم الهاتف,اسم السائق\n١٠٠١٢٤٤٠١٩,0559999999,علي حسن';
  expect(counts(await imported(drivers, csv, true))).toEqual([0, 1, 0]);
  expect(counts(await imported(drivers, csv))).toEqual([0, 1, 0]);
  expect(await staff()).toMatchObject([
    {
      ...{ name: 'علي حسن', phone: '0559999999', email: 'a@example.com' },
      ...{ availability: 'on_break', licenseNumber: '77', identityNumber: '1001244019' },
    },
  ]);
  expect(counts(await imported(drivers, `${driverHeader}\nعلي حسن,0559999999,,,1001244019,`))).toEqual([
    0, 1, 0,
  ]);
  expect(await staff()).toMatchObject([{ email: null, licenseNumber: null, availability: 'on_break' }]);
});

test('a phone or identity number that is taken, here or in the file, is that row’s fault', async () => {
  await imported(drivers, `${driverHeader}\n${row(1)}`);
  const csv = [
    driverHeader,
    'علي,+966 50 000 0001,,,5,',
    row(2),
    'هدى,0500000002,,,6,',
    'هدى,0500000007,,,1000000002,',
    'م,,x,نائم,,',
  ].join('\n');
  const report = await imported(drivers, csv);
  expect(counts(report)).toEqual([1, 0, 0]);
  expect(reasons(report)).toEqual([
    '2 رقم الهاتف: رقم الهاتف مستخدم من قبل.',
    '4 رقم الهاتف: رقم الهاتف مستخدم من قبل.',
    '5 رقم الهوية: رقم الهوية مستخدم من قبل.',
    '6 اسم السائق: يجب أن يكون الاسم أطول من حرفين',
    '6 رقم الهاتف: رقم الهاتف مطلوب',
    '6 البريد الإلكتروني: صيغة البريد الإلكتروني غير صحيحة',
    '6 حالة التوفر: حالة التوفر غير صحيحة. المقبول: متاح، في الخدمة، خارج الخدمة، في استراحة',
    '6 رقم الهوية: رقم الهوية مطلوب',
  ]);
});

test('skipped rows come back as they were typed, with their reasons, and can be corrected and imported again', async () => {
  const csv = [
    'رقم الهويه;ملاحظات;اسم السائق;رقم الهاتف;رقم الرخصة',
    '1001244019;جديد;علي;0501234567;',
    '"0000000001";"سطر\nثانٍ; ""آخر""";م;0501234567;0077;زائد',
    "2001244019;=1+1;'=محمد;;-7",
  ].join('\n');
  const headings = '\uFEFFرقم الهويه,ملاحظات,اسم السائق,رقم الهاتف,رقم الرخصة,,سبب الرفض\r\n';
  const first = (name: string, reason: string) =>
    `"0000000001","سطر\nثانٍ; ""آخر""",${name},"0501234567","0077",زائد,${reason}\r\n`;
  const dry = await imported(drivers, csv, true);
  expect(dry.rejected).toBe(
    headings +
      first('م', 'اسم السائق: يجب أن يكون الاسم أطول من حرفين') +
      "2001244019,'=1+1,'=محمد,,'-7,,رقم الهاتف: رقم الهاتف مطلوب\r\n",
  );
  expect(await imported(drivers, csv)).toEqual({ ...dry, dryRun: false });

  const half = dry.rejected
    .replace('م,"0501234567"', 'محمود,"0501234567"')
    .replace('محمد,,', 'محمد,0559876543,');
  const again = await imported(drivers, half);
  expect(counts(again)).toEqual([1, 0, 0]);
  expect(again.rejected).toBe(headings + first('محمود', 'رقم الهاتف: رقم الهاتف مستخدم من قبل.'));

  const corrected = await imported(drivers, again.rejected.replace('0501234567', '0511111111'));
  expect([counts(corrected), corrected.rejected]).toEqual([[1, 0, 0], '']);
  const mahmoud = (await staff()).find((item) => item.name === 'محمود');
  expect(mahmoud).toMatchObject({ identityNumber: '0000000001', licenseNumber: '0077' });
});

test('several reasons of one row stand in one cell', async () => {
  const { rejected } = await imported(containers, `${containerHeader}\nC_0999,,12 ياردة,450,`);
  const reasons = `رقم الحاوية: ${numberRule}؛ نوع الحاوية: نوع الحاوية مطلوب`;
  expect(rejected).toBe(`\uFEFF${containerHeader},سبب الرفض\r\nC_0999,,12 ياردة,450,,${reasons}\r\n`);
});

test('1,000 rows are imported at once, new ones and known ones', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => row(n));
  expect(counts(await imported(drivers, [driverHeader, ...rows].join('\n')))).toEqual([1000, 0, 0]);
  const again = (await exported(drivers)).replaceAll('سائق ', 'السائق ');
  expect(counts(await imported(drivers, again))).toEqual([0, 1000, 0]);
  const fleetRows = Array.from({ length: 1000 }, () => ',حاويات أنقاض,12 ياردة,450,');
  expect(counts(await imported(containers, [containerHeader, ...fleetRows].join('\n')))).toEqual([
    1000, 0, 0,
  ]);
  expect(new Set((await fleet()).map((item) => item.containerNumber)).size).toBe(1000);
});

test('a row with a number of its own adds that container; the next numbers leave it out, and the example is no row', async () => {
  const csv = [
    containerHeader,
    'مثال: A-101,حاويات أنقاض,20 ياردة,450,متوفرة',
    'a-١٠١,حاويات أنقاض,20 ياردة,450,متوفرة',
    ',حاويات أنقاض,20 ياردة,460,',
    'C-0001,حاويات أنقاض,20 ياردة,470,',
    'A-101,حاويات أنقاض,20 ياردة,480,',
  ].join('\n');
  const report = await imported(containers, csv);
  expect([counts(report), reasons(report)]).toEqual([
    [3, 0, 0],
    ['6 رقم الحاوية: رقم الحاوية مكرر في الملف.'],
  ]);
  const numbered = async () => (await fleet()).map((item) => `${item.containerNumber} ${item.price}`).sort();
  expect(await numbered()).toEqual(['A-101 450', 'C-0001 470', 'C-0002 460']);
  expect(counts(await imported(containers, await exported(containers)))).toEqual([0, 0, 3]);
});

test.each([
  ['5.01E+08', '1.01235E+09', 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا'],
  ['٥٫٠١E+٠٨', '١٫٠١E+٠٩', 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا'],
  ['=A2', '=B2&C2', 'كُتبت معادلة بدل الرقم. يرجى كتابة الرقم نفسه'],
  ['0501234574/0551234574', '1012345748 1012345755', 'كُتب رقمان في خانة واحدة. يرجى كتابة رقم واحد'],
  ['لا يوجد', '-', 'لا أرقام في هذه القيمة. يرجى كتابة الرقم'],
])(
  'a driver’s phone %j and identity number %j are refused with their reason',
  async (phone, identity, reason) => {
    const report = await imported(drivers, `${driverHeader}\nفهد,${phone},,متاح,${identity},`, true);
    expect(reasons(report)).toEqual([`2 رقم الهاتف: ${reason}`, `2 رقم الهوية: ${reason}`]);
    expect(report.created).toBe(0);
  },
);

test('numbers that a spreadsheet dressed up are stored as they were, and found', async () => {
  const rows = [
    "سعود,'0501234568,,متاح,'1058529940,",
    'بدر,050‑123‑4572,,متاح,"=""1001244019""",',
    'عمر,050.123.4576,,متاح,1012345672.0,',
    `خالد,"501,234,577",,متاح,"1,012,345,680",'1012345680`,
    'هاني,جوال0501234583,,متاح,رقم الهوية: 1012345698,',
  ];
  const file = [driverHeader, ...rows].join('\n');
  expect(reasons(await imported(drivers, file, true))).toEqual([]);
  expect(counts(await imported(drivers, file))).toEqual([5, 0, 0]);
  expect(
    (await staff()).map(({ phone, identityNumber, licenseNumber }) => [phone, identityNumber, licenseNumber]),
  ).toEqual([
    ['0501234568', '1058529940', null],
    ['0501234572', '1001244019', null],
    ['0501234576', '1012345672', null],
    ['0501234577', '1012345680', '1012345680'],
    ['0501234583', '1012345698', null],
  ]);
  for (const typed of [
    ...['501234577', '501,234,577', '050.123.4577', '050–123–4577', '+966 50 123 4577', "'0501234577"],
    ...['1,012,345,680', '1-0123-45680'],
  ]) {
    const { drivers: found } = await list(`${listDrivers.path}?q=${encodeURIComponent(typed)}`, (body) =>
      listDrivers.response.parse(body),
    );
    expect([typed, found.map(({ name }) => name)]).toEqual([typed, ['خالد']]);
  }
  expect(counts(await imported(drivers, file))).toEqual([0, 0, 5]);
});

test('what is no Saudi number is imported with a doubt', async () => {
  const csv = `${driverHeader}\nجون,+44 20 7946 0000,,متاح,A1234567,\nفهد,0501234567,,متاح,1058529940,`;
  const doubts = [
    { line: 2, field: 'رقم الهاتف', reason: 'يبدو أن رقم الهاتف غير صحيح. يرجى التأكد منه.' },
    { line: 2, field: 'رقم الهوية', reason: 'يبدو أن رقم الهوية غير صحيح. يرجى التأكد منه.' },
  ];
  expect(await imported(drivers, csv, true)).toMatchObject({ created: 2, faults: [], doubts });
  expect(await imported(drivers, csv)).toMatchObject({ created: 2, doubts });
  expect((await imported(drivers, csv, true)).doubts).toBeUndefined();
});

test('tabs, a line that names the delimiter, and prices with the riyal are read', async () => {
  const heading = ['نوع الحاوية', 'حجم الحاوية', 'السعر (ر.س)'];
  const rows = ['450.00 ر.س', 'SAR 450', '450 ريال', '﷼ 450', '"=""450"""', "'450"].map((price) => [
    ...['حاويات أنقاض', '12 ياردة', price],
  ]);
  const dialects: [first: string, delimiter: string][] = [
    ['', '\t'],
    ['sep=;\r\n', ';'],
    ['', ','],
  ];
  for (const [first, delimiter] of dialects) {
    const file = first + [heading, ...rows].map((cells) => cells.join(delimiter)).join('\r\n');
    const report = await imported(containers, file, true);
    expect([reasons(report), report.created]).toEqual([[], rows.length]);
    expect(report.prices?.map(({ price }) => price)).toEqual(rows.map(() => 450));
  }
  const decimal = `${heading.join('\t')}\r\nحاويات أنقاض\t12 ياردة\t450,50 ر.س`;
  expect((await imported(containers, decimal, true)).prices?.[0]?.price).toBe(450.5);
});
