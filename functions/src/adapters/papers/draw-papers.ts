import { pdfFile } from '@/functions/src/adapters/invoices/pdf-file';
import type { Align, PdfText, Shown, TextLook } from '@/functions/src/adapters/invoices/pdf-text';
import type { ShaperWith } from '@/functions/src/adapters/studio/load-shaper';
import { code39 } from '@/lib/domain/orders/number/code39';
import type { Paper, PaperLook, PaperPart, PaperRow, PaperSize } from '@/lib/domain/papers/paper';
import { fill, rectangle, type PDFDocument, type PDFPage } from 'pdf-lib';

const PT_PER_MM = 72 / 25.4;

interface Format {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Text size, relative to office paper. */
  readonly scale: number;
}

const FORMATS: Readonly<Record<PaperSize, Format>> = {
  a4: { width: 595.28, height: 841.89, margin: 42, scale: 1 },
  label: { width: 100 * PT_PER_MM, height: 150 * PT_PER_MM, margin: 5 * PT_PER_MM, scale: 0.9 },
};

const LOOKS: Readonly<Record<PaperLook, TextLook>> = {
  small: { size: 8, weight: 'regular' },
  text: { size: 11, weight: 'regular' },
  strong: { size: 11, weight: 'bold' },
  large: { size: 15, weight: 'bold' },
  title: { size: 17, weight: 'bold' },
};
const LEADING = 1.4;
const BARCODE = { height: 40, most: 220 };
const BOX = 14;
/** Width of the quantity column. */
const QUANTITY = 44;

/** `folder`: where the fonts are. */
export async function drawPapers(
  papers: readonly Paper[],
  shaperWith: ShaperWith,
  folder: string,
): Promise<Uint8Array> {
  const [first] = papers;
  const about = { title: first?.number ?? '', language: first?.locale ?? 'en' };
  return pdfFile({ shaperWith, folder }, about, (pdf, text) => {
    for (const paper of papers) new PaperPages(pdf, text, paper).draw();
  });
}

/** Draws one paper on one or more sheets, aligned to the side where its language begins. */
class PaperPages {
  private page: PDFPage;
  private y = 0;
  private readonly format: Format;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly text: PdfText,
    private readonly paper: Paper,
  ) {
    this.format = FORMATS[paper.size];
    this.page = this.newPage();
  }

  draw(): void {
    for (const part of this.paper.parts) this.part(part);
  }

  private part(part: PaperPart): void {
    if (part.kind === 'text') this.lines(part.text, this.look(part.look));
    else if (part.kind === 'sides') this.sides(part.start, part.end);
    else if (part.kind === 'barcode') this.barcode(part.text);
    else if (part.kind === 'rows') this.rows(part.heads, part.rows);
    else this.rule();
  }

  private get inner(): number {
    return this.format.width - 2 * this.format.margin;
  }

  private look(name: PaperLook): TextLook {
    const { size, weight } = LOOKS[name];
    return { size: size * this.format.scale, weight };
  }

  private newPage(): PDFPage {
    this.y = this.format.height - this.format.margin;
    return this.pdf.addPage([this.format.width, this.format.height]);
  }

  /** Starts a new sheet, which names its paper, if the next `height` does not fit. */
  private need(height: number): void {
    if (this.y - height >= this.format.margin) return;
    this.page = this.newPage();
    this.line(this.paper.number, this.look('small'));
    this.y -= this.look('small').size;
  }

  /** Draws in a box that begins `from` points after the margin where lines start. */
  private at(text: Shown, look: TextLook, from: number, width: number, side: 'start' | 'end' = 'start') {
    const isRight = this.paper.locale === 'ar';
    const x = this.format.margin + (isRight ? this.inner - from - width : from);
    const align: Align = (side === 'start') === isRight ? 'right' : 'left';
    this.text.draw(this.page, text, { x, width, y: this.y - look.size, ...look, align });
  }

  private line(text: Shown, look: TextLook): void {
    this.at(text, look, 0, this.inner);
    this.y -= look.size * LEADING;
  }

  private lines(text: string, look: TextLook): void {
    for (const line of this.text.wrap(text, look, this.inner)) {
      this.need(look.size * LEADING);
      this.line(line, look);
    }
  }

  private sides(start: string, end: string): void {
    const look = this.look('strong');
    const width = this.inner / 2 - 4;
    const [before, after] = [start, end].map((text) => this.text.wrap(text, look, width));
    const count = Math.max(before?.length ?? 0, after?.length ?? 0);
    for (let at = 0; at < count; at += 1) {
      this.need(look.size * LEADING);
      this.at(before?.[at] ?? '', look, 0, width);
      this.at(after?.[at] ?? '', look, this.inner - width, width, 'end');
      this.y -= look.size * LEADING;
    }
  }

  private rule(): void {
    this.y -= 4;
    this.need(8);
    const { margin, width } = this.format;
    this.page.drawLine({
      start: { x: margin, y: this.y },
      end: { x: width - margin, y: this.y },
      thickness: 0.5,
    });
    this.y -= 6;
  }

  private barcode(text: string): void {
    const barcode = code39(text);
    const look = this.look('strong');
    this.need(BARCODE.height + 2 * look.size);
    if (barcode) {
      const unit = Math.min(BARCODE.most, this.inner) / barcode.width;
      const begin = this.paper.locale === 'ar' ? this.inner - barcode.width * unit : 0;
      const bars = barcode.bars.map((bar) =>
        rectangle(
          this.format.margin + begin + bar.at * unit,
          this.y - BARCODE.height,
          bar.width * unit,
          BARCODE.height,
        ),
      );
      this.page.pushOperators(...bars, fill());
      this.y -= BARCODE.height + 4;
    }
    this.line(text, look);
  }

  private rows([item, pieces]: readonly [string, string], rows: readonly PaperRow[]): void {
    const small = this.look('small');
    this.need(4 * small.size);
    this.at(item, small, 2 * BOX, this.inner - 2 * BOX - QUANTITY);
    this.at(pieces, small, this.inner - QUANTITY, QUANTITY, 'end');
    this.y -= small.size * LEADING;
    for (const row of rows) this.row(row);
  }

  private row({ title, details, quantity }: PaperRow): void {
    const [strong, small] = [this.look('strong'), this.look('small')];
    const width = this.inner - 2 * BOX - QUANTITY;
    const lines = [
      ...this.text.wrap(title, strong, width).map((text) => ({ text, look: strong })),
      ...details.flatMap((detail) =>
        this.text.wrap(detail, small, width).map((text) => ({ text, look: small })),
      ),
    ];
    this.need(Math.max(BOX, ...lines.map(({ look }) => look.size * LEADING * lines.length)));
    const { margin, width: whole } = this.format;
    const x = this.paper.locale === 'ar' ? whole - margin - BOX : margin;
    this.page.drawRectangle({ x, y: this.y - BOX, width: BOX, height: BOX, borderWidth: 1 });
    this.at(quantity, this.look('large'), this.inner - QUANTITY, QUANTITY, 'end');
    const top = this.y;
    for (const { text, look } of lines) {
      this.at(text, look, 2 * BOX, width);
      this.y -= look.size * LEADING;
    }
    this.y = Math.min(this.y, top - BOX) - 4;
  }
}
