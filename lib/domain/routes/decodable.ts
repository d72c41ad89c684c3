/** Whether a path can be decoded. A link cut inside a character, such as `/products/%D9`, cannot. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
