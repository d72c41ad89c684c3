import type { LocalFirebase } from './local-firebase';

/** Jest runs setup and teardown in one process, but gives them no other way to share. */
export const running: { firebase?: LocalFirebase } = ((
  globalThis as Record<string, unknown>
).localFirebase ??= {}) as { firebase?: LocalFirebase };
