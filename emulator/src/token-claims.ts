/** What a JSON web token says, unproved: the local Auth signs none. Null for what is no token. */
export function claimsOf<Claims extends object = Record<string, unknown>>(token: string): Claims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null ? (claims as Claims) : null;
  } catch {
    return null;
  }
}
