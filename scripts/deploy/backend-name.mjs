/** What App Hosting takes. */
const NAME = /^[a-z][a-z0-9-]{1,28}[a-z0-9]$/;

/**
 * The backend of a store at App Hosting. Throws one sentence for a name that it would not take: an id with capitals or "_" has
 * none of its own, because another id would lead to the same.
 * @param {string} store
 * @param {string} [named] as --backend says
 */
export function backendOf(store, named) {
  const backend = named ?? `shop-${store}`;
  if (NAME.test(backend)) return backend;
  throw new Error(
    `App Hosting takes no backend "${backend}": name one of 3 to 30 a-z, 0-9 and "-" with --backend.`,
  );
}
