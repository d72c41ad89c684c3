import { checkSignIn } from './sign-in';

const answering = (answers: Readonly<Record<string, unknown>>) => (url: string) =>
  Promise.resolve(answers[url.slice(url.lastIndexOf('/') + 1)] ?? null);

test('a project that has neither Google nor second factors is told so, one that has both is not', async () => {
  const without = await checkSignIn('p', answering({ config: { mfa: { state: 'DISABLED' } } }));
  expect(without.map(({ what, isNote }) => [what, isNote])).toEqual([
    [expect.stringMatching(/Continue with Google/), true],
    [expect.stringMatching(/second factors/), true],
  ]);
  const mfa = { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] };
  expect(await checkSignIn('p', answering({ 'google.com': { enabled: true }, config: { mfa } }))).toEqual([]);
});
