import { expect, test } from 'vitest';
import { serviceAreaForm, type TypedSettings, typedServiceArea } from './service-area-typing.ts';

const depot = { latitude: 24.7, longitude: 46.7 };
const corners = [depot, { latitude: 24.8, longitude: 46.7 }, { latitude: 24.8, longitude: 46.8 }];
const settings = { depot, areas: [{ name: 'شمال الرياض', corners }], hidesOutside: true };

const typed = (change: Partial<TypedSettings>): TypedSettings => ({
  ...typedServiceArea({ ...settings, version: 1 }),
  ...change,
});
const area = (change: Partial<TypedSettings['areas'][number]>) =>
  typed({
    areas: [
      {
        ...typedServiceArea({ ...settings, version: 1 }).areas[0],
        key: 'a',
        name: 'أ',
        corners: '',
        ...change,
      },
    ],
  });

test('what is stored is typed into the form, and is sent as it was', () => {
  expect(typedServiceArea({ ...settings, version: 1 })).toMatchObject({
    depot: '24.7, 46.7',
    hidesOutside: true,
  });
  expect(serviceAreaForm.safeParse(typedServiceArea({ ...settings, version: 1 })).data).toEqual(settings);
});

test('an empty field is no depot', () => {
  expect(serviceAreaForm.safeParse(typed({ depot: '  ' })).data).toEqual({ ...settings, depot: null });
});

test.each<[what: string, typed: TypedSettings, field: string, problem: RegExp]>([
  ['a depot that is no point', typed({ depot: 'الرياض' }), 'depot', /خط العرض ثم خط الطول/],
  ['a short link', typed({ depot: 'https://maps.app.goo.gl/x' }), 'depot', /الرابط المختصر/],
  ['a depot whose numbers are swapped', typed({ depot: '46.7, 24.7' }), 'depot', /خط الطول كُتب قبل خط العرض/],
  [
    'a corner whose numbers are swapped',
    area({ corners: '24, 46\n24, 47\n47, 25' }),
    'areas.0.corners',
    /^السطر 3: يبدو أن خط الطول/,
  ],
  ['a depot off the earth', typed({ depot: '124, 46' }), 'depot', /خارج المملكة/],
  ['an area without a name', area({ name: ' ', corners: '1, 1\n1, 2\n2, 2' }), 'areas.0.name', /مطلوب/],
  ['two corners', area({ corners: '24, 46\n24, 47' }), 'areas.0.corners', /بثلاث نقاط/],
  ['a line that is no point', area({ corners: '24, 46\nx\n25, 47' }), 'areas.0.corners', /^السطر 2: /],
  [
    'a corner off the earth',
    area({ corners: '24, 46\n24, 47\n25, 190' }),
    'areas.0.corners',
    /^السطر 3: تقع/,
  ],
  ['101 corners', area({ corners: '24, 46\n'.repeat(101) }), 'areas.0.corners', /100/],
  [
    'eleven areas',
    typed({
      areas: Array.from({ length: 11 }, (_, at) => ({
        key: `${at}`,
        name: 'أ',
        corners: '1, 1\n1, 2\n2, 2',
      })),
    }),
    'areas',
    /10/,
  ],
])('%s is a problem of its field, and is not sent', (_, values, field, problem) => {
  const [issue, ...others] = serviceAreaForm.safeParse(values).error?.issues ?? [];
  expect([issue?.path.join('.'), others]).toEqual([field, []]);
  expect(issue?.message).toMatch(problem);
});
