/** Cyan, magenta, yellow and black in percent. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The printing condition of these values, as registered at color.org; `name` is for people at the printer's. */
export const PRINT_CONDITION = {
  id: 'FOGRA39',
  name: 'Offset on coated paper, ISO 12647-2:2004/Amd 1 (FOGRA39L)',
  registry: 'http://www.color.org',
} as const;

/**
 * The print values of the library's inks and backgrounds: chosen by eye for clean tints; black type has no coloured
 * edges.
 */
const MIXED: Readonly<Record<string, Cmyk>> = {
  // Inks: charcoal, forest, navy, terracotta, gold, cream, burgundy.
  '#2a2725': [0, 0, 0, 95],
  '#27463a': [80, 45, 70, 45],
  '#1f2f4d': [95, 80, 40, 40],
  '#a4553a': [20, 75, 80, 15],
  '#b08a3e': [20, 40, 85, 15],
  '#f6efe0': [3, 5, 14, 0],
  '#6a2435': [35, 95, 60, 45],
  // Backgrounds: paper, white, sand, sage, blush, night, emerald.
  '#f7f2e8': [3, 4, 10, 0],
  '#fdfcfa': [0, 0, 2, 0],
  '#e9dcc6': [8, 12, 24, 0],
  '#d6dccb': [17, 7, 22, 0],
  '#f0ddd4': [4, 14, 14, 0],
  '#1b2a41': [95, 80, 45, 50],
  '#1e4038': [85, 45, 70, 50],
};

/** Whether the table has the colour. */
export const isMixed = (hex: string): boolean => Object.hasOwn(MIXED, hex.toLowerCase());

/** Converts `#rrggbb` for print: from the table, or with full grey replacement for an owner's own colour. */
export function cmykOf(hex: string): Cmyk {
  const mixed = MIXED[hex.toLowerCase()];
  if (mixed) return mixed;
  const light = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const brightest = Math.max(...light);
  if (brightest === 0) return [0, 0, 0, 100];
  const [cyan = 0, magenta = 0, yellow = 0] = light.map((part) => percent((brightest - part) / brightest));
  return [cyan, magenta, yellow, percent(1 - brightest)];
}

const percent = (part: number): number => Math.round(part * 100);
