const setting = (name: string) => process.env[name] ?? '';

/** Puts an order of the demo store back to where it waits for its card payment, past the rules as a function would. */
export async function makeUnfinished(orderId: string): Promise<void> {
  const at = `projects/${setting('NEXT_PUBLIC_FIREBASE_PROJECT_ID')}/databases/(default)/documents/stores/demo/orders`;
  const fields = { status: { stringValue: 'pending' }, paymentMethod: { stringValue: 'card' } };
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  const host = setting('NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST');
  const response = await fetch(`http://${host}/v1/${at}/${orderId}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(await response.text());
}
