/** Replaces an order's number while a line is split, so that its digits do not join a neighbour's. */
const MASK = '\ue000';

/**
 * Splits a line of any table into cells: a spreadsheet's (tabs, semicolons), a CSV file's, or typed with spaces. A
 * comma within a number does not separate cells.
 */
export function payoutCells(line: string, orderNumber: RegExp): string[] {
  const number = orderNumber.exec(line.toUpperCase())?.[0];
  const at = number === undefined ? -1 : line.toUpperCase().indexOf(number);
  const masked = number === undefined ? line : line.slice(0, at) + MASK + line.slice(at + number.length);
  return split(masked).map((cell) =>
    cell
      .replace(MASK, number ?? '')
      .trim()
      .replace(/^["']+|["']+$/g, '')
      .trim(),
  );
}

function split(line: string): string[] {
  if (line.includes('\t')) return line.split('\t');
  if (line.includes(';')) return line.split(';');
  const commas = commasBetweenCells(line);
  if (commas.length === 0) return line.trim().split(/\s+/);
  return [...commas, line.length].map((end, index) =>
    line.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, end),
  );
}

function commasBetweenCells(line: string): number[] {
  let isQuoted = false;
  return [...line].flatMap((letter, at) => {
    if (letter === '"') isQuoted = !isQuoted;
    return letter === ',' && !isQuoted && !isWithinNumber(line, at) ? [at] : [];
  });
}

/** True in "AED 1,250.00" and "250,50"; false in ",5,250.00" and "250.00,12", where each is a cell. */
function isWithinNumber(line: string, at: number): boolean {
  const [, before = ',', left = ''] = /(^|[^\d])(\d+)$/.exec(line.slice(0, at)) ?? [];
  const [right = ''] = /^\d+/.exec(line.slice(at + 1)) ?? [];
  if (before === ',' || before === '.' || !left || !right) return false;
  return right.length < 3 || (right.length === 3 && left.length <= 3);
}
