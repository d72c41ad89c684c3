import { refreshParts } from '@/scripts/build/parts.mjs';

/** Jest's globalSetup for tests that fork the emulator's bundle: never a stale one. */
export default function bundleEmulator(): Promise<void> {
  return refreshParts(['emulator']);
}
