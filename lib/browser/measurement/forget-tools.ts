import type { Purpose } from '@/lib/domain/measurement/tools';

/** Names of what tools of each purpose store at this site. */
const NAMES: Record<Purpose, RegExp> = {
  analytics: /^(?:_ga|_gid|_gat)/,
  advertising: /^(?:_gcl|_fbp|_fbc|_ttp|_tt_|tt_|ttcsid)/,
};

/** The host and the domains above it, on any of which a tool may have set its cookie. */
function domains(): string[] {
  const parts = window.location.hostname.split('.');
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'));
}

function forgetIn(storage: Storage, names: RegExp): void {
  for (const key of Object.keys(storage)) if (names.test(key)) storage.removeItem(key);
}

/** Removes what tools of a purpose stored at this site; what they stored at their own, only they and the browser can remove. */
export function forgetTools(purpose: Purpose): void {
  const ours = NAMES[purpose];
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => ours.test(one)))
    for (const domain of ['', ...domains()])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
  try {
    forgetIn(localStorage, ours);
    forgetIn(sessionStorage, ours);
  } catch {
    // Where storage is forbidden, tools stored nothing either.
  }
}
