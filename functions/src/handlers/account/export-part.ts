import { FieldPath } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseDevice } from '@/functions/src/adapters/push/devices';
import { EXPORT_SECTIONS, type ExportPart, type ExportSection } from '@/lib/domain/account/exported-data';
import { parseStoreUser } from '@/lib/domain/account/store-user';
import { parseAccountCart } from '@/lib/domain/cart/parse-cart';
import { parseStoreOpening } from '@/lib/domain/opening/store-opening';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { MalformedDocumentError, millis, text } from '@/lib/domain/parse/fields';
import { parseKeptCart } from '@/lib/domain/reminders/kept-cart';
import { parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { parseDesign } from '@/lib/domain/studio/design/design';
import type { Exported } from './own-documents';

/** JSON bytes of one document, far above what the shop writes; a larger one is left out and named. */
const MOST_OF_ONE = 256 * 1024;
/** JSON bytes of a part; a callable answers 10 MB at most. */
const MOST_OF_PART = 2 * 1024 * 1024;

type Parts = Pick<ExportPart, ExportSection>;

interface Section<T> {
  /** Documents held in memory at once: up to a megabyte each, from before the rules bounded them. */
  readonly atOnce: number;
  /** Null for a document without anything to export. */
  readonly parse: (doc: QueryDocumentSnapshot) => T | null;
}

const SECTIONS: { readonly [S in ExportSection]: Section<Parts[S][number]> } = {
  orders: { atOnce: 25, parse: (doc) => parseOrder(doc.id, doc.data()) },
  designs: { atOnce: 25, parse: (doc) => parseDesign(doc.id, doc.data()) },
  reviews: { atOnce: 50, parse: (doc) => parseModeratedReview(doc.id, doc.data()) },
  wishlist: {
    atOnce: 50,
    parse: (doc) => ({
      storeId: text(doc.get('storeId')) ?? '',
      productId: text(doc.get('productId')) ?? '',
      createdAt: millis(doc.get('createdAt')) ?? 0,
    }),
  },
  devices: {
    atOnce: 50,
    parse(doc) {
      const device = parseDevice({ uid: doc.ref.parent.parent?.id ?? '', id: doc.id }, doc.data());
      if (!device) return null;
      const { storeId, locale, newOrders } = device;
      return { storeId, locale, newOrders, seenAt: millis(doc.get('seenAt')) ?? 0 };
    },
  },
  carts: {
    atOnce: 4,
    parse: (doc) => ({ storeId: doc.id, lines: parseAccountCart(doc.data()).lines }),
  },
  keptCarts: {
    atOnce: 25,
    parse(doc) {
      const kept = parseKeptCart(doc.id, doc.data());
      if (!kept) return null;
      const { email, lines, consent } = kept;
      return { storeId: doc.ref.parent.parent?.id ?? '', email, lines, consent };
    },
  },
  credits: {
    atOnce: 50,
    parse(doc) {
      const { currency, balance, createdAt, updatedAt } = parsePrepaid(doc.id, doc.data());
      return { storeId: doc.ref.parent.parent?.id ?? '', currency, balance, createdAt, updatedAt };
    },
  },
  openings: {
    atOnce: 50,
    parse(doc) {
      const { storeId, host, createdAt } = parseStoreOpening(doc.id, doc.data());
      return { storeId, host, createdAt };
    },
  },
  roles: { atOnce: 50, parse: (doc) => parseStoreUser(doc.id, doc.data()) },
};

export const isExportable = (value: unknown): boolean => bytesOf(value) <= MOST_OF_ONE;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** The documents that follow `after`: a page of a section, and the next sections if it was the last page. */
export async function readExportPart(
  db: Firestore,
  exported: Exported,
  after: string | null,
): Promise<Omit<ExportPart, 'profile' | 'exportedAt'>> {
  const part = new CollectedPart();
  const first = EXPORT_SECTIONS.find((section) => after?.startsWith(`${section} `)) ?? EXPORT_SECTIONS[0];
  for (const section of EXPORT_SECTIONS.slice(EXPORT_SECTIONS.indexOf(first))) {
    const path = section === first && after ? after.slice(section.length + 1) : null;
    if (!(await addPage(part, { db, exported, section, path }))) return part.toBeContinued();
  }
  return part.whole();
}

interface Place<S> {
  readonly db: Firestore;
  readonly exported: Exported;
  readonly section: S;
  /** Path of the document to start after; null for the start. */
  readonly path: string | null;
}

/** False where the part or the page is full, so that more may follow. */
async function addPage<S extends ExportSection>(part: CollectedPart, place: Place<S>): Promise<boolean> {
  const { db, exported, section, path } = place;
  const found = exported[section];
  if (!found) return true;
  const { atOnce, parse } = SECTIONS[section];
  const ordered = found.query.orderBy(FieldPath.documentId()).limit(atOnce);
  // The caller writes the cursor, so only its last segment is used if the section reads one collection.
  const cursor = path && (found.in ? found.in.doc(path.slice(path.lastIndexOf('/') + 1)) : db.doc(path));
  const { docs } = await (cursor ? ordered.startAfter(cursor) : ordered).get();
  return (
    docs.every((doc) =>
      part.add(
        section,
        doc,
        parsed(() => parse(doc)),
      ),
    ) && docs.length < atOnce
  );
}

class CollectedPart {
  private readonly parts: { [S in ExportSection]: Parts[S][number][] } = {
    orders: [],
    designs: [],
    reviews: [],
    wishlist: [],
    devices: [],
    carts: [],
    keptCarts: [],
    credits: [],
    openings: [],
    roles: [],
  };
  private readonly leftOut: string[] = [];
  private bytes = 0;
  private end: string | null = null;

  /** False if the part has no room left. An undefined value means a damaged document. */
  add<S extends ExportSection>(
    section: S,
    doc: QueryDocumentSnapshot,
    value: Parts[S][number] | null | undefined,
  ): boolean {
    const bytes = bytesOf(value);
    const isLeftOut = value === undefined || bytes > MOST_OF_ONE;
    if (this.end !== null && !isLeftOut && this.bytes + bytes > MOST_OF_PART) return false;
    this.end = `${section} ${doc.ref.path}`;
    if (isLeftOut) this.leftOut.push(doc.ref.path);
    else if (value !== null) {
      this.parts[section].push(value);
      this.bytes += bytes;
    }
    return true;
  }

  whole() {
    return { ...this.parts, leftOut: this.leftOut, next: null };
  }

  toBeContinued() {
    return { ...this.whole(), next: this.end };
  }
}

function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof MalformedDocumentError) return undefined;
    throw error;
  }
}
