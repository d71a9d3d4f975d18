import sharp from 'sharp';

/** A form with one small picture, as browsers send it. */
export async function pictureForm(name = 'picture'): Promise<FormData> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return formOf({ [name]: new File([new Uint8Array(png)], 'picture.png', { type: 'image/png' }) });
}

export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
