/** The text of a file; null where it is not UTF-8. */
export async function readUtf8(file: Pick<File, 'arrayBuffer'>): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
