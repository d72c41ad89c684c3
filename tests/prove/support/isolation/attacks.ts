import assert from 'node:assert/strict';
import { pick, type Random } from '@/scripts/seed/random';
import { ask, type Answer, type RawHeaders } from './ask';
import { namedIn, type Shop } from './shops';
import { shuffled } from './shuffled';
import { dataOf, innerPaths, oddHosts, PATHS, spoofs } from './targets';

export interface World {
  readonly origin: string;
  /** The id of the site's build. */
  readonly build: string;
  readonly shops: readonly Shop[];
  readonly random: Random;
}

/** Who an answer may be about: one store, or none at all. */
type Judge = (named: ReadonlySet<number>) => boolean;

const only =
  (at: number): Judge =>
  (named) =>
    [...named].every((one) => one === at);
const oneAtMost: Judge = (named) => named.size <= 1;

/** Asks every store's hosts for everything while pretending to be others; resolves to how many answers were judged. */
export async function attackHosts(world: World, say: (line: string) => void): Promise<number> {
  const watch = new Watch(world.origin);
  await warmInTurn(world, watch);
  say(`${watch.judged} answers of caches that another host warmed`);
  for (const shop of world.shops) await attackOne(world, watch, shop);
  say(`${watch.judged} answers with forged headers, odd hosts and inner paths`);
  await warmInTurn(world, watch);
  await askAtOnce(world, watch);
  assert.deepEqual(watch.wrong.slice(0, 10), []);
  return watch.judged;
}

/** Answers that were judged, and what was wrong with any. */
class Watch {
  judged = 0;
  readonly wrong: string[] = [];
  constructor(private readonly origin: string) {}

  async ask(target: string, headers: RawHeaders, judge: Judge, echoes = ''): Promise<Answer> {
    const answer = await ask(this.origin, target, headers);
    this.judged += 1;
    const said = `${JSON.stringify(answer.headers)}\n${answer.body.toString('latin1')}`;
    // An answer may repeat the address that was asked for, also as Next corrects it, and nothing else of a store that it names.
    const echoed = echoes ? [echoes, echoes.replaceAll(/\/{2,}/g, '/')] : [];
    const named = namedIn(echoed.reduce((left, echo) => left.replaceAll(echo, ''), said));
    if (!judge(named) || answer.status >= 500)
      this.wrong.push(`${answer.status} ${target} ${headers.join(' ')}: ${[...named].join(' ')}`);
    return answer;
  }

  /** A wrong thing that marks do not tell. */
  refute(isRight: boolean, what: string): void {
    if (!isRight) this.wrong.push(what);
  }
}

const hostOf = ({ hosts }: Shop): string => hosts[0] ?? '';

const everyPath = ({ build }: World, host: string) => [...PATHS, ...dataOf(build, host)];

/** One host after the other asks for the same path; what one is told is no other's, by its marks and by its tag. */
async function warmInTurn(world: World, watch: Watch): Promise<void> {
  for (const path of shuffled(world.random, PATHS)) {
    let before: Answer | null = null;
    for (const shop of shuffled(world.random, world.shops)) {
      const host = pick(world.random, shop.hosts);
      const answer = await watch.ask(path, ['host', host], only(shop.at));
      watch.refute([200, 308, 404].includes(answer.status), `${answer.status} ${host}${path}`);
      const tag = String(before?.headers.etag ?? '');
      if (tag && !before?.body.equals(answer.body)) {
        const again = await watch.ask(path, ['host', host, 'if-none-match', tag], only(shop.at));
        watch.refute(again.status !== 304, `304 ${host}${path}: the tag of another host was taken`);
      }
      before = answer;
    }
  }
  for (const shop of world.shops)
    for (const data of dataOf(world.build, hostOf(shop)))
      await watch.ask(data, ['host', hostOf(shop)], only(shop.at));
}

async function attackOne(world: World, watch: Watch, shop: Shop): Promise<void> {
  const { random, build, shops } = world;
  const other = pick(
    random,
    shops.filter(({ at }) => at !== shop.at),
  );
  const [own, theirs] = [hostOf(shop), pick(random, other.hosts)];
  for (const headers of spoofs(theirs)) {
    const path = pick(random, everyPath(world, own));
    const plain = await watch.ask(path, ['host', own], only(shop.at));
    const forged = await watch.ask(path, ['host', own, ...headers], only(shop.at));
    // Next answers some of its own headers with another form of the same page.
    watch.refute(forged.status < 500 && plain.status < 500, `${forged.status} ${own}${path}`);
  }
  for (const headers of oddHosts(own, theirs)) await watch.ask(pick(random, PATHS), headers, oneAtMost);
  for (const path of innerPaths(build, theirs)) await watch.ask(path, ['host', own], only(shop.at), path);
  for (const path of ['/', '/products', '/cart', '/robots.txt', '/api/shell?locale=en'])
    await watch.ask(`http://${theirs}${path}`, ['host', own], oneAtMost);
  const cookie = `NEXT_LOCALE=ar; __prerender_bypass=${theirs}; __next_preview_data=${theirs}; __session=${theirs}`;
  for (const path of ['/', '/ar', '/cart', '/api/shell?locale=ar'])
    await watch.ask(
      path,
      ['host', own, 'cookie', cookie, 'authorization', `Bearer ${theirs}`],
      only(shop.at),
    );
}

/** All hosts at once for the same paths, so that whoever shares an answer between requests shares a wrong one. */
async function askAtOnce(world: World, watch: Watch): Promise<void> {
  for (const path of PATHS)
    await Promise.all(
      shuffled(world.random, world.shops).flatMap((shop) =>
        shop.hosts.map((host) => watch.ask(path, ['host', host], only(shop.at))),
      ),
    );
}
