import type { ArtOf } from '../art-spec';
import type { Palette } from '../palettes';
import { cycle } from '../../random';
import { HEIGHT, WIDTH, circle, mix, rect } from '../svg';
import { inkWidth, isArabicFace, setLine, type Line, type Shape } from '../type';

const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ARABIC = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/** The baseline that puts the middle of the ink at `y`. */
const centred = (line: Line, y: number, size: number) => y - ((line.top + line.bottom) / 2) * size;

export function drawLetter(art: ArtOf<'letter'>, palette: Palette, shape: Shape): string {
  const [soft, calm, strong, deep] = palette.tones;
  const glyph = shape(art.face, art.glyph);
  const size = Math.min(640 / inkWidth(glyph), 640 / (glyph.bottom - glyph.top));
  const arabic = isArabicFace(art.face);
  const word = arabic ? shape('kufiBold', art.word) : shape('sansBold', art.word, 0.08);
  const confetti = [
    [170, 240, 46, strong],
    [1020, 190, 30, deep],
    [1060, 960, 54, strong],
    [140, 980, 34, deep],
    [250, 130, 18, calm],
    [950, 1090, 20, calm],
    [110, 640, 22, calm],
    [1100, 560, 26, deep],
  ] as const;
  return (
    rect(0, 0, WIDTH, HEIGHT, palette.paper) +
    circle(600, 640, 430, soft) +
    confetti.map(([x, y, r, color]) => circle(x, y, r, color)).join('') +
    setLine(glyph, { x: 612, y: centred(glyph, 652, size), size, fill: mix(calm, palette.ink, 0.12) }) +
    setLine(glyph, { x: 600, y: centred(glyph, 640, size), size, fill: arabic ? deep : strong }) +
    setLine(word, { x: 600, y: 1300, size: 120, fill: palette.ink })
  );
}

export function drawAlphabet(art: ArtOf<'alphabet'>, palette: Palette, shape: Shape): string {
  const arabic = art.script === 'arabic';
  const letters = arabic ? ARABIC : LATIN;
  const columns = arabic ? 4 : 5;
  const rows = Math.ceil(letters.length / columns);
  const [left, top, width, height] = [130, 130, 940, 1240];
  const [w, h] = [width / columns, height / rows];
  const size = Math.min(w, h) * (arabic ? 0.68 : 0.66);
  const cells = letters.map((letter, i) => {
    const row = Math.floor(i / columns);
    // The short last row is centred.
    const inRow = Math.min(columns, letters.length - row * columns);
    const column = (i % columns) + (columns - inRow) / 2;
    const x = left + (arabic ? columns - column - 0.5 : column + 0.5) * w;
    const y = top + (row + 0.5) * h;
    const line = shape(arabic ? 'naskh' : 'sansBold', letter);
    const pad = Math.min(w, h) * 0.44;
    const ground = (i + row) % 3 === 0 ? circle(x, y, pad, cycle(palette.tones, i + row)) : '';
    return (
      ground +
      setLine(line, {
        x,
        y: centred(line, y, size),
        size,
        fill: ground ? palette.paper : cycle([palette.tones[3], palette.tones[1], palette.tones[2]], i),
      })
    );
  });
  return rect(0, 0, WIDTH, HEIGHT, palette.paper) + cells.join('');
}
