/** The value below which `share` of the numbers lie. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (numbers) => percentile(numbers, 0.5);

export const kib = (bytes) => (bytes / 1024).toFixed(1);
export const ms = (time) => String(Math.round(time));

/** Prints rows of text in columns under a title. */
export function printTable(title, head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, index) => Math.max(...all.map((row) => row[index].length)));
  console.log(`\n${title}`);
  for (const row of all)
    console.log(
      row
        .map((cell, index) => (index ? cell.padStart(widths[index]) : cell.padEnd(widths[index])))
        .join('  '),
    );
}
