import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';

/** The record that a duplicate was merged into. */
export interface MergedInto {
  readonly id: string;
  /** The tags that the other record got from this one; an undo removes them. */
  readonly gave: readonly string[];
}

export function parseMergedInto(value: unknown): MergedInto | null {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  return id ? { id, gave: listOf(fields.gave, filledText) } : null;
}
