/** The query parameter of a link that applies a code. */
export const CODE_IN_ADDRESS = 'code';

/** The path of a link that applies this code to the visitor's cart. */
export const codePath = (code: string): string => `/?${CODE_IN_ADDRESS}=${encodeURIComponent(code)}`;

/** Removes the code from a path's query. */
export function withoutCode(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://shop.invalid');
  searchParams.delete(CODE_IN_ADDRESS);
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}
