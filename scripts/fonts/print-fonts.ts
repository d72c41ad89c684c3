import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FACES, STAND_INS, familyOf, rangesOf, type CodeRange, type Face } from '@/theme/faces';

/** OpenType features to keep: joining, kerning, marks and tabular figures; no small capitals, no fractions. */
const FEATURES = 'ccmp locl isol init medi fina rlig liga calt curs kern mark mkmk tnum lnum'.split(' ');

interface PrintedFonts {
  /** `@font-face` rules that find the files in `fonts/` beside them. */
  readonly css: string;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

/** Subsets the shop's fonts to the letters that it uses, a third of what the packages hold. */
export async function printFonts(): Promise<PrintedFonts> {
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const files = await Promise.all(
    FACES.map(async (face) => {
      const woff = await readFile(resolve(`@fontsource/${face.source}`));
      const data = await subsetFont(woff, lettersOf(face), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
      });
      return { name: fileOf(face), data };
    }),
  );
  const rules = [...FACES.map(faceRule), ...STAND_INS.map(standInRule), ...HEAVIER.map(regularRule)];
  return { css: rules.join('\n'), files };
}

const lettersOf = (face: Face) =>
  rangesOf(face)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');

const fileOf = ({ family, script, weight }: Pick<Face, 'family' | 'script' | 'weight'>) =>
  `${family.split(' ')[1]?.toLowerCase()}-${script}-${weight}.woff2`;

const faceRule = (face: Face) =>
  rule({
    'font-family': `'${familyOf(face)}'`,
    'font-weight': face.weight,
    // A font that loads late replaces its stand-in, which takes the same space.
    'font-display': 'swap',
    'size-adjust': face.sizeAdjust && `${face.sizeAdjust}%`,
    'unicode-range': rangesOf(face).map(unicodeRange).join(','),
    src: `url('./fonts/${fileOf(face)}') format('woff2')`,
  });

const HEAVIER = FACES.filter(({ weight }) => weight > 400);

/** Until a heavier font has loaded, the regular one stands in for it, because pages fetch that first. */
const regularRule = ({ family, script, weight }: Face) =>
  rule({
    'font-family': `'${family} Stand-in'`,
    'font-weight': weight,
    'unicode-range': rangesOf({ family, script }).map(unicodeRange).join(','),
    src: `url('./fonts/${fileOf({ family, script, weight: 400 })}') format('woff2')`,
  });

const standInRule = ({ family, local, sizeAdjust, ascent, descent }: (typeof STAND_INS)[number]) =>
  rule({
    'font-family': `'${family}'`,
    'size-adjust': `${sizeAdjust.toFixed(2)}%`,
    'ascent-override': `${ascent}%`,
    'descent-override': `${descent}%`,
    'line-gap-override': '0%',
    src: `local('${local}')`,
  });

const rule = (parts: Record<string, string | number | undefined>) =>
  `@font-face{${Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const unicodeRange = ([first, last]: CodeRange) =>
  `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`;
