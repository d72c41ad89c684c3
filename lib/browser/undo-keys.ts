type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What the keys ask for: Ctrl or ⌘ with Z is undo, with Shift and Z or with Y redo; null for all others. */
export function stepOfKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}
