// @ts-check
import { fileURLToPath } from 'node:url';

const esToolkit = JSON.stringify(fileURLToPath(import.meta.resolve('es-toolkit/compat')));

/** What the chart library brings along for other charts than these: schemes of colors, legends, scales of time. */
const unused = [
  /^(d3-scale-chromatic|d3-time|d3-time-format|@nivo\/legends) /,
  /^d3-scale scale(Time|Utc|Log|Symlog|Quantize|Sequential)\b/,
  /^d3-shape curve/,
];

/** @param {string} module @param {string} names as they stand between the braces of an import */
function used(module, names) {
  const parts = names.split(',').map((part) => {
    const [name = '', local = name] = part.trim().split(' as ');
    return { text: part, local, isUsed: unused.every((kind) => !kind.test(`${module} ${name}`)) };
  });
  const taken = parts.filter((part) => part.isUsed).map((part) => part.text);
  const left = parts.filter((part) => !part.isUsed).map((part) => `${part.local}=()=>{}`);
  return [taken.length > 0 ? `import{${taken}}from"${module}"` : '', left.length > 0 ? `const ${left}` : '']
    .filter(Boolean)
    .join(';');
}

/**
 * A loader for what draws the charts: leaves out what these charts never use and no bundler can shake off, and takes the
 * same functions from es-toolkit as from lodash. Together 14 KB less in a response of the 80.
 * @param {string} source
 * @returns {string}
 */
export default function slimCharts(source) {
  return source
    .replace(/import ([\w$]+) from\s*"lodash\/(\w+)\.js"/g, `import{$2 as $1}from${esToolkit}`)
    .replace(/import\s*\{([^}]+)\}\s*from\s*"([^"]+)"/g, (_, names, module) => used(module, names));
}
