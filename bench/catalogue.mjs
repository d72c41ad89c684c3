/** More pieces than a run orders of one board: a sold-out board refuses orders, and nothing would be measured. */
const ENOUGH = 10;

/** Products with enough stock for the bench's orders. */
export async function boardsOf(db, storeId, most) {
  const { docs } = await db
    .collection(`stores/${storeId}/products`)
    .where('status', '==', 'active')
    .limit(most)
    .get();
  return docs.flatMap((doc) => {
    const variant = doc.get('variants').find(({ stock }) => stock >= ENOUGH);
    return variant ? [{ id: doc.id, slug: doc.get('slug'), variant }] : [];
  });
}

/** Fills the store up to `count` products and `count` orders with copies of existing ones, straight in Firestore. */
export async function fillStore(db, storeId, count) {
  const store = `stores/${storeId}`;
  await fill(db, `${store}/products`, count, ({ slug, ...product }, index) => ({
    ...product,
    slug: `${slug}-${index}`,
  }));
  await fill(db, `${store}/orders`, count, (order) => order);
}

async function fill(db, path, count, copyOf) {
  const collection = db.collection(path);
  const { docs } = await collection.limit(60).get();
  const { count: existing } = (await collection.count().get()).data();
  const writer = db.bulkWriter({ throttling: false });
  for (let index = existing; index < count; index += 1) {
    const source = docs[index % docs.length].data();
    void writer.create(collection.doc(`bench-${index}`), copyOf(source, index));
  }
  await writer.close();
}
