import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShaperWith } from '@/functions/src/adapters/studio/load-shaper';
import { PDFDocument } from 'pdf-lib';
import { PdfFonts } from './pdf-fonts';
import { PAPER_FONTS, PdfText } from './pdf-text';

interface Fonts {
  readonly shaperWith: ShaperWith;
  /** Where the font files are. */
  readonly folder: string;
}

/** A PDF of the pages that `draw` draws, with the fonts they use. */
export async function pdfFile(
  { shaperWith, folder }: Fonts,
  { title, language }: { readonly title: string; readonly language: string },
  draw: (pdf: PDFDocument, text: PdfText) => void,
): Promise<Uint8Array> {
  const [shaper, files] = await Promise.all([
    shaperWith(PAPER_FONTS),
    Promise.all(PAPER_FONTS.map((file) => readFile(path.join(folder, `${file}.ttf`)))),
  ]);
  const pdf = await PDFDocument.create();
  const fonts = new PdfFonts(pdf);
  draw(pdf, new PdfText(shaper, fonts));
  fonts.write((file) => files[PAPER_FONTS.indexOf(file)] ?? Buffer.of());
  pdf.setTitle(title);
  pdf.setLanguage(language);
  return pdf.save();
}
