import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { copiedPages } from '@/tests/fixtures/files/pdf-text';

const MOST_BYTES = 16 * 1024 * 1024;

/** HarfBuzz is an ES module, which Jest does not run. */
async function drawn(lines: number): Promise<string[][]> {
  const base64 = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { bundle } from './scripts/build/bundle.mjs';
       const out = '.build/invoices/draw-long-invoice.mjs';
       await bundle('tests/fixtures/files/draw-long-invoice.ts', out, { format: 'esm' });
       const { drawLongInvoice } = await import(process.cwd() + '/' + out);
       console.log(await drawLongInvoice(${lines}));`,
    ],
    { encoding: 'utf8', maxBuffer: MOST_BYTES },
  );
  const pdf = Buffer.from(base64, 'base64');
  if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}-${lines}.pdf`, pdf);
  return copiedPages(pdf);
}

test('an invoice of 60 lines repeats its head on numbered pages, and every line is copied in both languages', async () => {
  const pages = await drawn(60);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, texts] of pages.entries()) {
    expect(texts).toEqual(
      expect.arrayContaining(['Item', 'الصنف', `${at + 1} / ${pages.length}`, 'INV-2026-000001']),
    );
  }
  const all = pages.flat();
  for (let line = 1; line <= 60; line += 1) {
    expect(all.find((text) => text === `Board ${line}` || text.startsWith(`Board ${line} `))).toBeDefined();
    expect(all.find((text) => text.startsWith(`لوحة رقم ${line}`))).toBeDefined();
  }
  // Line by line in each language, as it was written.
  expect(all.join(' ')).toContain('لوحة رقم 4 من خشب الجوز بإطار من النحاس لجدار في الهواء الطلق');
  // The total stands with the sums that lead to it.
  expect(pages.at(-1)).toEqual(
    expect.arrayContaining(['Total without VAT', 'Total', 'الإجمالي', '1500.00 USD']),
  );
});

test('an invoice of one page has no number of pages', async () => {
  const pages = await drawn(1);
  expect(pages).toHaveLength(1);
  expect(pages.flat()).not.toContain('1 / 1');
});
