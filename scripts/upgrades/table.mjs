const HEADS = ['package', 'from', 'to', 'verdict'];

/** Formats rows of texts in columns. */
export function table(rows) {
  const lines = [HEADS, ...rows];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((row) => row[column].length)));
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
