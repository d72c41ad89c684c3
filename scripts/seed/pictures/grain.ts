import sharp from 'sharp';
import { randomOf } from '../random';

const sheets = new Map<string, Promise<Buffer>>();

/** A sheet of fine grey noise around 50 %, which soft light turns into paper. Made once for each size. */
export function grain(width: number, height: number): Promise<Buffer> {
  const key = `${width}x${height}`;
  const known = sheets.get(key) ?? make(width, height);
  sheets.set(key, known);
  return known;
}

/** Half-size noise, enlarged, has the softness of fibres; the amplitude is in grey levels of 255. */
async function make(width: number, height: number): Promise<Buffer> {
  const random = randomOf('paper');
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const noise = Buffer.alloc(w * h);
  for (let i = 0; i < noise.length; i += 1)
    noise[i] = 128 + Math.round((random() + random() - 1) * AMPLITUDE);
  return sharp(noise, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const AMPLITUDE = 13;
