/** A measured value and what it must stay below. */
export const figure = (what, unit, value, bound) => ({ what, unit, value, bound });

/** The value below which `share` of the numbers lie. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const median = (numbers) => percentile(numbers, 0.5);

/** A value that is no number was not measured, and so is over its bound. */
const verdict = ({ value, bound }) => (value < bound ? 'ok' : 'OVER');

const round = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

export function printFigures(title, figures) {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${title}`);
  for (const one of figures) {
    const [value, bound] = [one.value, one.bound].map((number) => `${round(number)} ${one.unit}`);
    console.log(
      `${one.what.padEnd(width)}  ${value.padStart(9)}  below ${bound.padStart(8)}  ${verdict(one)}`,
    );
  }
}
