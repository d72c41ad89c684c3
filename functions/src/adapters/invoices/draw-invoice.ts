import type { ShaperWith } from '@/functions/src/adapters/studio/load-shaper';
import { qrSquares } from '@/lib/domain/invoices/authority/qr-squares';
import type { Fact, Sheet, SheetRow } from '@/lib/domain/invoices/sheet';
import { SHEET_TEXTS } from '@/lib/domain/invoices/sheet-texts';
import type { LocalizedText } from '@/lib/domain/locale';
import { fill, rectangle, type PDFDocument, type PDFPage } from 'pdf-lib';
import { pdfFile } from './pdf-file';
import type { Align, PdfText, Shown, TextLook } from './pdf-text';

/** Points. */
const PAGE = { width: 595.28, height: 841.89, margin: 42 };
const INNER = PAGE.width - 2 * PAGE.margin;
const LEADING = 13;
const LOOKS = {
  text: { size: 9, weight: 'regular' },
  small: { size: 7.5, weight: 'regular' },
  head: { size: 7.5, weight: 'bold' },
  total: { size: 11, weight: 'bold' },
  title: { size: 14, weight: 'bold' },
} as const satisfies Record<string, TextLook>;
const QR_SIDE = 96;

/** The table's columns, in points from the left margin; the first one holds the titles. */
const COLUMNS = [
  { name: 'item', x: 0, width: 200, align: 'left' },
  { name: 'quantity', x: 200, width: 36, align: 'right' },
  { name: 'net', x: 240, width: 88, align: 'right' },
  { name: 'tax', x: 332, width: 88, align: 'right' },
  { name: 'amount', x: 424, width: INNER - 424, align: 'right' },
] as const satisfies readonly { name: keyof typeof SHEET_TEXTS; x: number; width: number; align: Align }[];

/** `folder`: where the fonts are. */
export async function drawInvoice(sheet: Sheet, shaperWith: ShaperWith, folder: string): Promise<Uint8Array> {
  const number = sheet.facts[0]?.value;
  const title = typeof number === 'string' ? `${sheet.title.en} ${number}` : sheet.title.en;
  return pdfFile({ shaperWith, folder }, { title, language: 'ar' }, (pdf, text) => {
    const pages = new InvoicePages(pdf, text);
    pages.draw(sheet);
    pages.number(sheet);
  });
}

/** English is on the left and Arabic on the right; figures are between them or under their column heads. */
class InvoicePages {
  private page: PDFPage;
  private y = 0;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly text: PdfText,
  ) {
    this.page = this.newPage();
  }

  draw(sheet: Sheet): void {
    this.pair(sheet.seller.name, LOOKS.title);
    this.pair(sheet.title, LOOKS.title);
    this.gap();
    for (const fact of sheet.facts) this.fact(fact);
    this.heading(SHEET_TEXTS.seller);
    this.pair(sheet.seller.name);
    this.pair(sheet.seller.address);
    for (const fact of sheet.seller.facts) this.fact(fact);
    this.heading(SHEET_TEXTS.buyer);
    this.pair({ en: sheet.buyer.name, ar: '' });
    this.pair(sheet.buyer.address);
    this.gap();
    this.heads();
    for (const row of sheet.rows) this.row(row);
    this.gap();
    // Sums on a page without the total would be misread.
    this.need((sheet.sums.length + sheet.paid.length + 3) * LEADING);
    for (const fact of sheet.sums) this.fact(fact);
    this.y -= LEADING / 4;
    this.rule();
    this.fact(sheet.total, LOOKS.total);
    for (const fact of sheet.paid) this.fact(fact);
    if (sheet.code) this.code(sheet.code);
  }

  /** Writes the page number and the document's number at the foot of each page, if there are several. */
  number({ facts }: Sheet): void {
    const pages = this.pdf.getPages();
    const number = facts[0]?.value;
    if (pages.length < 2) return;
    for (const [at, page] of pages.entries()) {
      const foot = { x: PAGE.margin, width: INNER, y: PAGE.margin / 2, ...LOOKS.small };
      this.text.draw(page, `${at + 1} / ${pages.length}`, { ...foot, align: 'center' });
      if (typeof number === 'string') this.text.draw(page, number, { ...foot, align: 'left' });
    }
  }

  private newPage(): PDFPage {
    this.y = PAGE.height - PAGE.margin;
    return this.pdf.addPage([PAGE.width, PAGE.height]);
  }

  /** Starts a new page, and returns true, if the next `height` points do not fit. */
  private need(height: number): boolean {
    if (this.y - height >= PAGE.margin) return false;
    this.page = this.newPage();
    return true;
  }

  private gap(): void {
    this.y -= LEADING / 2;
  }

  private at(text: Shown, x: number, width: number, align: Align, look: TextLook = LOOKS.text): void {
    this.text.draw(this.page, text, { x: PAGE.margin + x, width, y: this.y - look.size, ...look, align });
  }

  /** Draws a text in both languages side by side; a text in one language takes the whole line. */
  private pair({ en, ar }: LocalizedText, look: TextLook = LOOKS.text): void {
    const half = INNER / 2 - 10;
    const [left, right] = [
      this.text.wrap(en, look, ar ? half : INNER),
      this.text.wrap(ar === en ? '' : ar, look, half),
    ];
    const step = Math.max(look.size * 1.4, LEADING);
    for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
      this.need(step);
      this.at(left[at] ?? '', 0, INNER, 'left', look);
      this.at(right[at] ?? '', 0, INNER, 'right', look);
      this.y -= step;
    }
  }

  private heading(label: LocalizedText): void {
    this.gap();
    this.need(2 * LEADING);
    this.rule();
    this.pair(label, LOOKS.head);
  }

  private rule(): void {
    const y = this.y + 2;
    this.page.drawLine({
      start: { x: PAGE.margin, y },
      end: { x: PAGE.width - PAGE.margin, y },
      thickness: 0.5,
    });
  }

  /** Labels at both sides, the value in the middle. */
  private fact({ label, value }: Fact, look: TextLook = LOOKS.text): void {
    const shown = typeof value === 'string' ? value : `${value.en} · ${value.ar}`;
    const lines = this.text.wrap(shown, look, INNER / 2 - 20);
    const step = Math.max(look.size * 1.4, LEADING);
    for (const [at, line] of lines.entries()) {
      this.need(step);
      if (at === 0) this.at(label.en, 0, INNER, 'left', look);
      this.at(line, 0, INNER, 'center', look);
      if (at === 0) this.at(label.ar, 0, INNER, 'right', look);
      this.y -= step;
    }
  }

  /** The table's head, repeated on every page. */
  private heads(): void {
    this.need(4 * LEADING);
    this.rule();
    for (const locale of ['en', 'ar'] as const) {
      for (const { name, x, width, align } of COLUMNS)
        this.at(SHEET_TEXTS[name][locale], x, width, align, LOOKS.head);
      this.y -= LEADING;
    }
    this.rule();
  }

  private row(row: SheetRow): void {
    const [item] = COLUMNS;
    const { en, ar } = row.title;
    const titles = [...new Set([en, ar])].flatMap((title) =>
      this.text.wrap(title, LOOKS.text, item.width - 8),
    );
    const rates = typeof row.rate === 'string' ? [row.rate] : [row.rate.en, row.rate.ar];
    const names = [...titles, row.sku].filter(Boolean);
    const height = (Math.max(names.length, 1 + rates.length) + 0.5) * LEADING;
    if (this.need(height)) this.heads();
    const top = this.y;
    const column = (at: number, lines: readonly Shown[]) => {
      const { x, width, align } = COLUMNS[at] ?? item;
      this.y = top;
      for (const line of lines) {
        this.at(line, x, width, align);
        this.y -= LEADING;
      }
    };
    for (const [at, lines] of [names, [row.quantity], [row.net], [row.tax, ...rates], [row.amount]].entries())
      column(at, lines);
    this.y = top - height;
    this.rule();
  }

  private code(text: string): void {
    this.gap();
    this.need(QR_SIDE);
    const { size, squares } = qrSquares(text);
    const unit = QR_SIDE / size;
    const places = squares.map(({ x, y }) =>
      rectangle(PAGE.margin + x * unit, this.y - (y + 1) * unit, unit, unit),
    );
    this.page.pushOperators(...places, fill());
    this.y -= QR_SIDE;
  }
}
