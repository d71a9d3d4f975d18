import type { DataCopy } from '@hawiyat/shared/contract/account/personal-data';
import { stamp } from '@hawiyat/shared/locale/dates';
import { messages as data } from '../../texts/data.ts';

const { copy: messages } = data;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const shown = (value: string | null) =>
  value === null ? messages.missing : /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? stamp(value) : value;

/** A page without outside files, so that every browser opens and prints it. */
export function readableCopy({ name, at, sections }: DataCopy): string {
  const parts = sections.map(({ title, rows }) => {
    const tables = rows.map((row) => {
      const lines = row.map(
        ({ label, value }) =>
          `<tr><th>${escapeHtml(label)}</th><td><bdi>${escapeHtml(shown(value))}</bdi></td></tr>`,
      );
      return `<table>${lines.join('')}</table>`;
    });
    return `<h2>${escapeHtml(title)}</h2>${tables.join('') || `<p>${messages.none}</p>`}`;
  });
  const title = messages.title(escapeHtml(name));
  return `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>${title}</title>
<style>body{font-family:sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;line-height:1.6}
table{border-collapse:collapse;width:100%;margin-bottom:1rem}th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:start}th{width:14rem;font-weight:600}</style>
<h1>${title}</h1><p>${messages.takenAt(stamp(at))}</p>${parts.join('')}</html>`;
}
