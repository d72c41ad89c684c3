const LINE_BREAK = '\n'.charCodeAt(0);

/**
 * The lines of a text in UTF-8, whatever its chunks. They end at `\n` alone: since Node 24 `readline` also ends one at U+2028 and
 * U+2029, which JSON may hold in a text.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_BREAK); to >= 0; to = chunk.indexOf(LINE_BREAK, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString();
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString();
}
