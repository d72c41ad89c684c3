import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const COLOURS = [
  ['Oak', 'بلوط'],
  ['Ink', 'حبر'],
  ['Sand', 'رمل'],
] as const;
const SIZES = [
  ['A5', '14.8', '21'],
  ['A4', '21', '29.7'],
  ['A3', '29.7', '42'],
  ['A2', '42', '59.4'],
] as const;

/** A photo that says where it was taken. */
export const photo = (color: string) =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** Adds three colours and four sizes in the product editor. */
export async function addOptions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add colors' }).click();
  const colour = page.getByRole('group', { name: 'Add a value to Color' });
  for (const [en, ar] of COLOURS) {
    await colour.getByLabel('New value (English)').fill(en);
    await colour.getByLabel('New value (Arabic)').fill(ar);
    await colour.getByLabel('New value (Arabic)').press('Enter');
  }
  await page.getByRole('button', { name: 'Add sizes' }).click();
  const size = page.getByRole('group', { name: 'Add a value to Size' });
  for (const [name, width, height] of SIZES) {
    await size.getByLabel('New value (English)').fill(name);
    await size.getByLabel('New value (Arabic)').fill(name);
    await size.getByLabel('Width (cm)').fill(width);
    await size.getByLabel('Height (cm)').fill(height);
    await size.getByLabel('Height (cm)').press('Enter');
  }
  await expect(page.getByText('12 of 12 combinations')).toBeVisible();
}
