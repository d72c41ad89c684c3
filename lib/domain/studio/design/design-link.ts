import { bytesOf } from '@/lib/domain/base64';
import type { DesignInput } from './design-input';
import { parseDesignInput } from './parse-design-input';

/** Of the address's fragment, which no server sees: `#design=…`. */
const KEY = 'design';

/** A design without pictures as an address's fragment, `#design=…`. */
export function designFragment(input: DesignInput): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#${KEY}=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The design in a fragment; undefined where it holds none, or names somebody's pictures. */
export function designInFragment(fragment: string): DesignInput | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(KEY);
  if (!text) return undefined;
  try {
    const bytes = bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));
    const input = parseDesignInput(JSON.parse(new TextDecoder().decode(bytes)));
    return input && Object.keys(input.pictures).length === 0 ? input : undefined;
  } catch {
    return undefined;
  }
}
