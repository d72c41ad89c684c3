import { checkInfrastructure } from './infrastructure';

const PROJECT = { projectId: 'p', bucket: { name: 'b' } };

test('in an empty project, roles and secrets have to be made; backups, alerts and privacy are notes', async () => {
  const findings = await checkInfrastructure(PROJECT, () => Promise.resolve({}));
  expect(findings.map(({ what, isNote = false }) => [what, isNote])).toEqual([
    [expect.stringMatching(/^\d+ roles of service accounts are missing, such as shop-orders /), false],
    [expect.stringMatching(/^\d+ roles of service accounts are missing, such as shop-site /), true],
    [expect.stringContaining('secrets are missing: TRACKING_SECRET'), false],
    [expect.stringContaining('point-in-time recovery is off'), true],
    ['the database is not backed up', true],
    [expect.stringContaining('which addresses have accounts'), true],
    [expect.stringMatching(/^documents do not expire by .*expire/i), true],
    [expect.stringContaining('Shop: a payment is held'), true],
    [expect.stringContaining('shop.outbox.age'), true],
    ['no dashboard: Shop', true],
    [expect.stringContaining('no billing account'), true],
  ]);
});

test('a role counts for the account that has it alone, in the project or on the bucket', async () => {
  const member = 'serviceAccount:shop-pictures@p.iam.gserviceaccount.com';
  const ask = (url: string) =>
    Promise.resolve(
      url.endsWith('/b/b/iam')
        ? { bindings: [{ role: 'roles/storage.objectAdmin', members: [member] }] }
        : { bindings: [{ role: 'roles/datastore.user', members: [member] }] },
    );
  const [{ what: before } = { what: '' }] = await checkInfrastructure(PROJECT, () => Promise.resolve({}));
  const [{ what: after } = { what: '' }] = await checkInfrastructure(PROJECT, ask);
  expect(Number.parseInt(before, 10) - Number.parseInt(after, 10)).toBe(2);
});

test('a role on the secrets of the stores counts where its condition names them', async () => {
  const member = 'serviceAccount:shop-money@p.iam.gserviceaccount.com';
  const expression = 'resource.name.startsWith("projects/1/secrets/STRIPE_STORE_KEYS_")';
  const role = 'roles/secretmanager.secretAccessor';
  const missing = async (condition?: object) => {
    const bindings = [{ role, members: [member], condition }];
    const ask = (url: string) => Promise.resolve(url.endsWith(':getIamPolicy') ? { bindings } : {});
    const [{ what } = { what: '' }] = await checkInfrastructure(PROJECT, ask);
    return Number.parseInt(what, 10);
  };
  expect((await missing()) - (await missing({ expression }))).toBe(1);
  expect(await missing({ expression: 'request.time < timestamp("2030-01-01T00:00:00Z")' })).toBe(
    await missing(),
  );
});

test('secrets are looked for on every page of the list', async () => {
  const named = (name: string) => ({ name: `projects/1/secrets/${name}` });
  const ask = (url: string) =>
    Promise.resolve(
      url.includes('/secrets?')
        ? url.includes('pageToken=2')
          ? { secrets: [named('TRACKING_SECRET')] }
          : { secrets: [named('STRIPE_STORE_KEYS_demo')], nextPageToken: '2' }
        : {},
    );
  const findings = await checkInfrastructure(PROJECT, ask);
  const missing = findings.find(({ what }) => what.startsWith('secrets are missing'));
  expect(missing?.what).toContain('CHALLENGE_SECRET');
  expect(missing?.what).not.toMatch(/TRACKING_SECRET|STRIPE_STORE_KEYS/);
});

test('what the account may not read is told and stops nothing', async () => {
  const refused = () => Promise.reject(new Error('Google refused x (403): no'));
  const findings = await checkInfrastructure(PROJECT, refused);
  expect(findings.every(({ isNote, what }) => isNote && what.includes('403'))).toBe(true);
});
