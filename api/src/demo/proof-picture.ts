import sharp from 'sharp';

const size = { width: 640, height: 480, channels: 3 } as const;
const block = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

export function proofPicture(): Promise<Buffer> {
  return sharp({ create: { ...size, background: '#bfe0ef' } })
    .composite([
      { input: block(640, 150, '#d9c39a'), left: 0, top: 330 },
      { input: block(360, 150, '#e07a1f'), left: 140, top: 230 },
      { input: block(360, 14, '#a85510'), left: 140, top: 230 },
    ])
    .png()
    .toBuffer();
}
