import type { Dice } from './dice.ts';
import type { Schema } from './schema.ts';

/** Known values by name, which no schema can express; undefined when there is none. */
export type Known = (name: string, dice: Dice) => unknown;

/**
 * Makes a value that a schema takes.
 * @param name of the value in its object, which `known` may have something sensible for
 */
export function valid(schema: Schema, name: string, dice: Dice, known: Known): unknown {
  const own = known(name, dice);
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.anyOf) return valid(dice.pick(schema.anyOf), name, dice, known);
  switch (schema.type) {
    case 'object':
      return validObject(schema, dice, known);
    case 'array': {
      const { items = {} } = schema;
      return Array.from({ length: dice.whole(0, Math.min(schema.maxItems ?? 3, 3)) }, () =>
        valid(items, name, dice, known),
      );
    }
    case 'integer':
      return dice.whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, (schema.minimum ?? 0) + 100));
    case 'number':
      return dice.whole(
        Math.ceil(schema.exclusiveMinimum ?? schema.minimum ?? 0) + 1,
        schema.maximum && schema.maximum < 1000 ? schema.maximum : 900,
      );
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    default:
      return validText(schema, dice);
  }
}

function validObject(schema: Schema, dice: Dice, known: Known): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const given = fields.filter(([name]) => schema.required?.includes(name) || dice.chance(0.4));
  return Object.fromEntries(given.map(([name, schema]) => [name, valid(schema, name, dice, known)]));
}

function validText({ format, minLength = 0, maxLength = 200 }: Schema, dice: Dice): unknown {
  if (format === 'date') return dice.day();
  if (format === 'email') return `${dice.word()}@fuzz.example`;
  if (format === 'uri') return `https://proofs.example/${dice.word()}`;
  if (format === 'binary')
    return new File([Buffer.from(onePixel, 'base64')], 'pixel.png', { type: 'image/png' });
  const text = dice.pick(['شركة الرواد', 'محمد القحطاني', 'Riyadh 7', '١٢٣٤٥', 'ملاحظة قصيرة']);
  return text.padEnd(minLength, 'ا').slice(0, maxLength);
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
