/** Server-side secrets, parsed when first asked for: a page that needs none builds without them. */
function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `The setting ${name} is missing. Set it in .env (see .env.example), or use "npm start", which needs none.`,
  );
}

export const serverEnv = {
  /** Shared with the functions, which tell this server what to rebuild. */
  get revalidateSecret() {
    return required('REVALIDATE_SECRET');
  },
  /** Next makes the pages of a build. */
  get isBuilding() {
    return process.env.NEXT_PHASE === 'phase-production-build';
  },
  /** See `clientAddress`. */
  get siteProxies() {
    return Number(process.env.SITE_PROXIES) || 0;
  },
} as const;
