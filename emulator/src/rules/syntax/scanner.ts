import { rulesErrorAt, type RulesError } from '../errors';

export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'name' | 'symbol' | 'end'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly value: bigint | number }
  | { readonly kind: 'string' | 'bytes'; readonly text: string; readonly value: string }
);

const TRIVIA = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/** Without an exponent, which the language lacks. */
const NUMBER = /\d+(?:\.\d*)?|\.\d+/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[-+*/%<>!?:;,.(){}[\]=$]/y;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};
const MAX_INT = 2n ** 63n;

/** Reads tokens on demand, because a `/` begins a path or divides, as the parser knows. */
export class Scanner {
  private ahead: Token | null = null;
  private position = 0;

  constructor(readonly source: string) {}

  peek(): Token {
    return (this.ahead ??= this.scan());
  }

  next(): Token {
    const token = this.peek();
    this.ahead = null;
    this.position = token.end;
    return token;
  }

  /** Takes the token if it is this name or symbol. */
  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.next();
    return true;
  }

  at(text: string): boolean {
    const token = this.peek();
    return (token.kind === 'name' || token.kind === 'symbol') && token.text === text;
  }

  expect(text: string, where: string): Token {
    if (!this.at(text)) throw this.unexpected(`'${text}' ${where}`);
    return this.next();
  }

  expectName(what: string): Token {
    if (this.peek().kind !== 'name') throw this.unexpected(what);
    return this.next();
  }

  /** Reads raw characters right behind the last token taken; null where the pattern (sticky) does not match. */
  raw(pattern: RegExp): string | null {
    this.ahead = null;
    pattern.lastIndex = this.position;
    const text = pattern.exec(this.source)?.[0] ?? null;
    this.position += text?.length ?? 0;
    return text;
  }

  /** The end of what was taken last. */
  get offset(): number {
    return this.position;
  }

  unexpected(expected: string): RulesError {
    const token = this.peek();
    const found =
      token.kind === 'end' ? 'the end of the file' : `'${this.source.slice(token.start, token.end)}'`;
    return rulesErrorAt(this.source, token.start, `Expected ${expected}, but found ${found}.`);
  }

  private scan(): Token {
    const start = this.position + (this.match(TRIVIA, this.position)?.length ?? 0);
    if (start >= this.source.length) return { kind: 'end', text: '', start, end: start };
    if (this.source.startsWith('/*', start))
      throw rulesErrorAt(this.source, start, 'This comment is never closed.');
    const quote = this.match(/b?['"]/y, start);
    if (quote) return this.scanString(start, quote);
    const number = this.match(NUMBER, start);
    if (number) return this.scanNumber(start, number);
    for (const [kind, pattern] of [
      ['name', NAME],
      ['symbol', SYMBOL],
    ] as const) {
      const text = this.match(pattern, start);
      if (text) return { kind, text, start, end: start + text.length };
    }
    const character = String.fromCodePoint(this.source.codePointAt(start) ?? 0);
    throw rulesErrorAt(this.source, start, `The character '${character}' has no meaning here.`);
  }

  private scanNumber(start: number, text: string): Token {
    const value = text.includes('.') ? Number(text) : BigInt(text);
    if (typeof value === 'bigint' && value >= MAX_INT)
      throw rulesErrorAt(this.source, start, `The integer ${text} does not fit into 64 bits.`);
    return { kind: 'number', text, value, start, end: start + text.length };
  }

  private scanString(start: number, opening: string): Token {
    const quote = opening.at(-1);
    let value = '';
    for (let at = start + opening.length; at < this.source.length; at += 1) {
      const character = this.source[at];
      if (character === '\n') break;
      if (character === quote) {
        const kind = opening.length === 2 ? 'bytes' : 'string';
        return { kind, text: this.source.slice(start, at + 1), value, start, end: at + 1 };
      }
      if (character !== '\\') {
        value += character;
        continue;
      }
      const [text, length] = this.escape(at + 1);
      value += text;
      at += length;
    }
    throw rulesErrorAt(this.source, start, 'This string is never closed.');
  }

  private escape(at: number): [text: string, length: number] {
    const unicode = this.match(/u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}/y, at);
    if (unicode) return [String.fromCharCode(Number.parseInt(unicode.slice(1), 16)), unicode.length];
    const letter = this.source[at] ?? '';
    const plain = ESCAPES[letter];
    if (plain === undefined)
      throw rulesErrorAt(
        this.source,
        at - 1,
        `'\\${letter}' is not an escape; write '\\\\' for a backslash.`,
      );
    return [plain, 1];
  }

  private match(pattern: RegExp, at: number): string | null {
    pattern.lastIndex = at;
    return pattern.exec(this.source)?.[0] ?? null;
  }
}
