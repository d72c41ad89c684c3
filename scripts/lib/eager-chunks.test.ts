import vm from 'node:vm';
import { withEagerModules, withoutEagerModules } from './eager-chunks.mjs';

const CHUNK =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["script",7,e=>{e(()=>[1,x=>x])},"b",(e,t)=>t,9,function(e){return this}]);\n';
const HINT = '//# allFunctionsCalledOnLoad\n';
const EAGER =
  HINT +
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["script",7,(e=>{e(()=>[1,x=>x])}),"b",((e,t)=>t),9,(function(e){return this})]);\n';

test('every module of a chunk, and no function within one, stands in parentheses, behind the hint', () => {
  expect(withEagerModules(CHUNK)).toBe(EAGER);
  expect(withEagerModules(EAGER)).toBe(EAGER);
});

test('the chunk that a source map tells of is had back', () => {
  expect(withoutEagerModules(EAGER)).toBe(CHUNK);
  expect(withoutEagerModules(CHUNK)).toBe(CHUNK);
});

test('of what is no chunk only the beginning changes', () => {
  const others = [
    '',
    '!function(){a([()=>1].map(f))}();',
    'self.__BUILD_MANIFEST=function(e){return [e]}(1)',
  ];
  expect(others.map(withEagerModules)).toEqual(others.map((other) => HINT + other));
});

test('a chunk hands over the same modules', () => {
  const sandbox: { TURBOPACK?: unknown[][] } = {};
  vm.runInNewContext(withEagerModules(CHUNK), sandbox);
  const [pushed = []] = sandbox.TURBOPACK ?? [];
  expect(pushed.map((one) => typeof one)).toEqual([
    'string',
    'number',
    'function',
    'string',
    'function',
    'number',
    'function',
  ]);
});
