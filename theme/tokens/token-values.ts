/** Wraps `{ sm: '4px' }` into the shape of Chakra's tokens: `{ sm: { value: '4px' } }`. */
export const tokenValues = <Value extends string | number>(
  values: Record<string, Value>,
): Record<string, { value: Value }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
