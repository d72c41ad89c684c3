import { MalformedDocumentError } from '@/lib/domain/parse/fields';

interface StoredDocument<D> {
  readonly id: string;
  data(): D;
}

/** Parses a list's documents; a malformed one is reported and left out, so that it cannot hide the others. */
export function parseAll<D, T>(
  documents: readonly StoredDocument<D>[],
  parse: (id: string, data: D) => T,
): T[] {
  return documents.flatMap((document) => {
    try {
      return [parse(document.id, document.data())];
    } catch (error) {
      if (!(error instanceof MalformedDocumentError)) throw error;
      console.error(error.message);
      return [];
    }
  });
}
