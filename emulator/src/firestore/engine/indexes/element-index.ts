import { getField } from '../values/field-path';
import type { StoredDocument } from '../types';
import { encodeValue } from '../values/value-encoding';

/** The encoded elements of the array at a field; none for anything else. */
export const elementsOf = ({ fields }: StoredDocument, field: string): string[] =>
  (getField(fields, field)?.arrayValue?.values ?? []).map(encodeValue);

const NONE: ReadonlySet<string> = new Set();

/** Which documents have an element in the array at a field: what `array-contains` starts from. */
export class ElementIndex {
  private readonly paths = new Map<string, Set<string>>();
  private count = 0;

  constructor(
    private readonly field: string,
    documents: Iterable<StoredDocument>,
  ) {
    for (const document of documents) this.update(null, document);
  }

  /** Elements of all documents together. */
  get size(): number {
    return this.count;
  }

  update(before: StoredDocument | null, after: StoredDocument | null): void {
    for (const element of before ? elementsOf(before, this.field) : [])
      this.remove(element, before?.path ?? '');
    for (const element of after ? elementsOf(after, this.field) : []) this.add(element, after?.path ?? '');
  }

  /** Paths of the documents that have the encoded element. */
  withElement(element: string): ReadonlySet<string> {
    return this.paths.get(element) ?? NONE;
  }

  private add(element: string, path: string): void {
    const paths = this.paths.get(element) ?? new Set();
    if (paths.has(path)) return;
    this.paths.set(element, paths.add(path));
    this.count++;
  }

  private remove(element: string, path: string): void {
    const paths = this.paths.get(element);
    if (paths?.delete(path)) this.count--;
    if (paths?.size === 0) this.paths.delete(element);
  }
}
