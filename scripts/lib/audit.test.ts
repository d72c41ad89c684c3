import { judged } from './audit.mjs';

const advisory = (severity: string) => ({
  name: 'boards',
  severity,
  title: 'Breaks boards',
  url: 'https://github.com/advisories/GHSA-1111-2222-3333',
  range: '<2.0.0',
});
const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { boards: { via: [advisory(severity)] }, shop: { via: ['boards'] } },
  });
const REASON = { 'GHSA-1111-2222-3333': 'No board of ours is cut at run time.' };

test('a high or critical advisory is told, unless its reason is written down', () => {
  const told = ['GHSA-1111-2222-3333: boards <2.0.0, Breaks boards'];
  expect(judged(report('high'), {})).toEqual(told);
  expect(judged(report('critical'), {})).toEqual(told);
  expect(judged(report('high'), REASON)).toEqual([]);
  expect(judged(report('moderate'), {})).toEqual([]);
});

test('a reason is taken away with its advisory', () => {
  const told = 'GHSA-1111-2222-3333: has a reason, but nothing is affected any more';
  expect(judged('{"vulnerabilities":{}}', REASON)).toEqual([told]);
});

test('a registry that refuses or is away is no finding and no approval', () => {
  for (const answer of ['', '{"message":"405 Method Not Allowed","statusCode":405}'])
    expect(judged(answer, REASON)).toBeNull();
});
