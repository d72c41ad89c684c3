/** Whether a path can be read. A link that was cut inside a letter, as `/products/%D9`, cannot. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
