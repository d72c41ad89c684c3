const texts = new WeakMap<object, string>();

/** JSON of a message that must not change any more; a message sent to a thousand clients is written once. */
export function jsonText(message: object): string {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message);
  texts.set(message, text);
  return text;
}
