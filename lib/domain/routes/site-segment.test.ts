import { withoutSite } from './site-segment';

test.each([
  ['/s/[site]', '/'],
  ['/s/demo.localhost', '/'],
  ['/s/[site]/products/[slug]', '/products/[slug]'],
  ['/404', '/404'],
  ['/platform/open?step=2', '/open?step=2'],
  ['/platforms', '/platforms'],
  ['/sale', '/sale'],
  ['/s/demo?q=a', '/?q=a'],
])('%s is %s to visitors', (inner, shown) => expect(withoutSite(inner)).toBe(shown));
