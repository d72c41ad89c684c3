import { bytesOf } from '@/lib/domain/base64';
import type { DesignInput } from './design-input';
import { parseDesignInput } from './parse-design-input';

/** The key in the URL fragment `#design=…`, which servers never see. */
const KEY = 'design';

/** Encodes a design without pictures as the URL fragment `#design=…`. */
export function designFragment(input: DesignInput): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#${KEY}=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The design in a fragment; undefined without one, or if it refers to pictures. */
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
