/** The SHA-256 of a board's SVG in lower-case hexadecimal: proves that the board made is the one shown. */
export async function designHash(svg: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
