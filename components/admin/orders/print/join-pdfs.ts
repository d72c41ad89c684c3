import { PDFDocument } from 'pdf-lib';

/** Joins the pages of several PDF files into one. */
export async function joinPdfs(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first, ...others] = files;
  if (others.length === 0) return new Uint8Array(first ?? []);
  const joined = await PDFDocument.create();
  for (const file of files) {
    const part = await PDFDocument.load(file);
    for (const page of await joined.copyPages(part, part.getPageIndices())) joined.addPage(page);
  }
  return new Uint8Array(await joined.save());
}
