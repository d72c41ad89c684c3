import sharp from 'sharp';
import { drawIcon } from './draw-icon';

const wideLogo = () =>
  sharp({ create: { width: 300, height: 100, channels: 3, background: { r: 200, g: 0, b: 0 } } })
    .png()
    .toBuffer();

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
}

test('a wide logo stands whole in the middle of a transparent favicon', async () => {
  const icon = await drawIcon(await wideLogo(), { size: 48, isTile: false });
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  expect(await pixel(icon, 24, 24)).toEqual([200, 0, 0, 255]);
  expect(await pixel(icon, 1, 24)).toEqual([200, 0, 0, 255]);
  expect((await pixel(icon, 24, 2))[3]).toBe(0);
});

test("a phone's tile is opaque, with a margin", async () => {
  const icon = await drawIcon(await wideLogo(), { size: 180, isTile: true });
  expect(await sharp(icon).metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await pixel(icon, 90, 90)).toEqual([200, 0, 0, 255]);
  for (const [x, y] of [
    [4, 90],
    [90, 10],
  ] as const)
    expect(await pixel(icon, x, y)).toEqual([255, 255, 255, 255]);
});
