/** Boards that can be bought, as the orders of the bench need them. */
export async function boardsOf(db, storeId, most) {
  const { docs } = await db
    .collection(`stores/${storeId}/products`)
    .where('status', '==', 'active')
    .limit(most)
    .get();
  return docs.flatMap((doc) => {
    const variant = doc.get('variants').find(({ stock }) => stock > 0);
    return variant ? [{ id: doc.id, slug: doc.get('slug'), variant }] : [];
  });
}

/** Fills the store up to `count` products with copies of those it has, straight into Firestore. */
export async function fillCatalogue(db, storeId, count) {
  const products = db.collection(`stores/${storeId}/products`);
  const { docs } = await products.where('status', '==', 'active').limit(60).get();
  const { count: existing } = (await products.count().get()).data();
  const writer = db.bulkWriter();
  for (let index = existing; index < count; index += 1) {
    const source = docs[index % docs.length];
    const slug = `${source.get('slug')}-${index}`;
    void writer.create(products.doc(`bench-${index}`), { ...source.data(), slug });
  }
  await writer.close();
}
