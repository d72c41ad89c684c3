import sharp from 'sharp';
import { directionOf } from '@/lib/domain/locale';
import { CARD_SIZE, type SocialCard } from '@/lib/domain/seo/social-card';
import type { RectMm } from '@/lib/domain/studio/board/scene';
import { textOutline } from '@/lib/domain/studio/text/draw-text';
import { fitText, type FittedText } from '@/lib/domain/studio/text/fit-text';
import { inkWidth } from '@/lib/domain/studio/text/shaped-line';
import type { Shaper } from '@/lib/domain/studio/text/shaper';
import type { ShaperWith } from '@/lib/domain/studio/text/shaper-with';
import { directionOfText, filesNeeded, type FacePair } from '@/lib/domain/studio/text/text-runs';

/** Hexadecimal colours of the drawing. */
export interface CardColors {
  readonly page: string;
  readonly title: string;
  readonly store: string;
  readonly price: string;
  readonly onPrice: string;
}

/** The shop's own typefaces. */
const BOLD: FacePair = { arabic: 'modernBold', latin: 'plexBold' };
const PLAIN: FacePair = { arabic: 'modern', latin: 'plex' };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
/** The product's picture is a square at the end of the line. */
const SQUARE = HEIGHT;
const MARGIN = 56;
const COLUMN = WIDTH - SQUARE - 2 * MARGIN;
const STORE_HEIGHT = 36;
const PRICE = { height: 76, padding: 28 } as const;
const GAP = 32;
const QUALITY = 84;
/** Pixels of the picture to draw: four times the largest that the shop keeps. */
const MOST_PIXELS = 4 * 2048 * 2048;

interface Text {
  readonly text: string;
  readonly faces: FacePair;
  readonly maxSize: number;
  readonly maxLines: number;
  readonly height: number;
}

/** A product's picture for shared links as a JPEG: the board, and beside it store, title and price in the card's language. */
export async function drawSocialCard(
  card: SocialCard,
  price: string,
  picture: Buffer,
  colors: CardColors,
  shaperWith: ShaperWith,
): Promise<Buffer> {
  const isRtl = directionOf(card.locale) === 'rtl';
  const svg = await cardSvg(card, price, colors, shaperWith);
  const board = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(SQUARE, SQUARE, { fit: 'cover' })
    .flatten({ background: colors.page })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: board, left: isRtl ? 0 : WIDTH - SQUARE, top: 0 }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

async function cardSvg(
  card: SocialCard,
  price: string,
  colors: CardColors,
  shaperWith: ShaperWith,
): Promise<string> {
  const isRtl = directionOf(card.locale) === 'rtl';
  const left = isRtl ? SQUARE + MARGIN : MARGIN;
  const top = MARGIN + STORE_HEIGHT + GAP;
  const foot = HEIGHT - MARGIN - PRICE.height;
  const store: Text = { text: card.store, faces: PLAIN, maxSize: 30, maxLines: 1, height: STORE_HEIGHT };
  const title: Text = { text: card.title, faces: BOLD, maxSize: 64, maxLines: 5, height: foot - GAP - top };
  const tag: Text = { text: price, faces: BOLD, maxSize: 38, maxLines: 1, height: PRICE.height / 2 };
  const shaper = await shaperWith([
    ...new Set([store, title, tag].flatMap(({ text, faces }) => filesNeeded(text, faces))),
  ]);
  const place = (text: Text, box: RectMm, color: string) => path(outlineOf(text, box, isRtl, shaper), color);
  const fitted = fit({ ...tag, width: COLUMN - 2 * PRICE.padding }, shaper);
  const inner = fitted ? inkWidthOf(fitted) : 0;
  const pill = { width: inner + 2 * PRICE.padding, height: PRICE.height };
  const x = isRtl ? left + COLUMN - pill.width : left;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.page}"/>`,
    place(store, { x: left, y: MARGIN, width: COLUMN, height: STORE_HEIGHT }, colors.store),
    place(title, { x: left, y: top, width: COLUMN, height: title.height }, colors.title),
    `<rect x="${x}" y="${foot}" width="${pill.width}" height="${pill.height}" rx="${pill.height / 2}" fill="${colors.price}"/>`,
    fitted
      ? path(
          textOutline(
            fitted,
            { x: x + PRICE.padding, y: foot, width: inner, height: pill.height },
            'center',
            shaper,
          ),
          colors.onPrice,
        )
      : '',
    '</svg>',
  ].join('');
}

const path = (outline: string, color: string) => (outline ? `<path d="${outline}" fill="${color}"/>` : '');

const fit = (
  { text, faces, maxSize, maxLines, height, width }: Text & { readonly width: number },
  shaper: Shaper,
) =>
  fitText(
    text,
    faces,
    { widthMm: width, heightMm: height, maxMm: maxSize, maxLines, lineHeight: 1.3, kashida: false },
    shaper,
  );

/** The text at the start of the card's lines, whatever its own script. */
function outlineOf(text: Text, box: RectMm, isRtl: boolean, shaper: Shaper): string {
  const fitted = fit({ ...text, width: box.width }, shaper);
  const isOwn = (directionOfText(text.text) === 'rtl') === isRtl;
  return fitted ? textOutline(fitted, box, isOwn ? 'start' : 'end', shaper) : '';
}

const inkWidthOf = ({ lines, sizeMm }: FittedText): number => Math.max(...lines.map(inkWidth)) * sizeMm;
