import { appendBezierCurve, closePath, lineTo, moveTo, type PDFOperator } from 'pdf-lib';

const COMMAND = /([MLHVCZ])([^MLHVCZ]*)/g;

/**
 * Converts path data in absolute coordinates, as `lib/domain/studio/board/path-data` writes it, into PDF operators in the same
 * units. Throws on any other command, so that no picture is printed in a wrong shape.
 */
export function clipOperators(d: string): PDFOperator[] {
  if (d.replace(COMMAND, '') !== '') throw new Error(`Not a clip: ${d}`);
  let [x, y] = [0, 0];
  return Array.from(d.matchAll(COMMAND), ([, command = '', given = '']) => {
    const numbers = Array.from(given.matchAll(/-?\d*\.?\d+/g), Number);
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers;
    if (numbers.length !== LENGTHS[command]) throw new Error(`Not a clip: ${d}`);
    if (command === 'Z') return closePath();
    if (command === 'C') {
      [x, y] = [f, g];
      return appendBezierCurve(a, b, c, e, f, g);
    }
    if (command === 'H') x = a;
    else if (command === 'V') y = a;
    else [x, y] = [a, b];
    return command === 'M' ? moveTo(x, y) : lineTo(x, y);
  });
}

const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Z: 0 };
