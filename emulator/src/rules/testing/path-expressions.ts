/** Expressions that are true, that are false, and that the language calls errors. */
export interface Expressions {
  readonly true: readonly string[];
  readonly false?: readonly string[];
  readonly error?: readonly string[];
}

/** Of paths, places and claims, with the names of expressions.ts. */
export const PATH_EXPRESSIONS: Readonly<Record<string, Expressions>> = {
  'paths and places': {
    true: [
      'data.owner == /databases/$(database)/documents/users/u1',
      'data.owner == /databases/(default)/documents/users/$(auth.uid)',
      "path('/a/b') == /a/b && path('a/b') == /a/b",
      "path('/a/$(x)/c').bind({'x': 'b'}) == /a/b/c",
      "/a/b-c/$('d')[2] == 'd'",
      "string(/a/b) == '/a/b'",
      "get(/databases/$(database)/documents/a/b).id == 'read'",
      'exists(/databases/$(database)/documents/a/$(auth.uid))',
      'data.place.latitude() == 25.2',
      'data.place.distance(data.place) == 0',
      'math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000) == 111',
    ],
    error: ['/a/$(1)', "/a/$('')", "path('/a/$(x)').bind({})", "get('a/b')", 'latlng.value(91, 0)'],
  },
  claims: {
    true: [
      "auth.token.stores['demo'] in ['owner', 'staff']",
      "auth.token.get(['stores', 'demo'], '') == 'owner'",
      'auth.token.email_verified && auth.token.level == 3 && auth.token.level is int',
      'debug(auth.uid) == "u1"',
    ],
    error: ["auth.token.stores['second'] in ['owner']", 'nobody.token.stores'],
  },
};
