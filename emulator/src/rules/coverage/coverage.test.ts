import { gateOf, requestOf } from '../testing/requests';

const gate = () =>
  gateOf(`
    function isOwner() { let named = request.auth.uid == 'u1'; return named || request.auth.token.admin; }
    match /a/{id} { allow get: if true; allow create: if isOwner() && [1].hasAll([2]); }`);

test('each condition is listed with what it came out as, constants apart', () => {
  const watched = gate();
  watched.decide(requestOf({ method: 'get', path: 'a/x' }));
  watched.decide(requestOf({ method: 'create', path: 'a/x' }));
  watched.decide(requestOf({ method: 'create', path: 'a/x', auth: { uid: 'u2', token: {} } }));
  expect(watched.coverage?.()).toMatchObject([
    { line: 3, text: "request.auth.uid == 'u1'", true: 1, false: 1, constant: false },
    { text: 'named || request.auth.token.admin', true: 1, false: 0, error: 1 },
    { text: 'named', true: 1, false: 1 },
    { text: 'request.auth.token.admin', true: 0, false: 0, error: 1 },
    { line: 4, text: 'true', true: 1, constant: true },
    { text: 'isOwner() && [1].hasAll([2])', true: 0, false: 2 },
    { text: 'isOwner()', true: 1, error: 1 },
    { text: '[1].hasAll([2])', false: 2 },
  ]);
});
