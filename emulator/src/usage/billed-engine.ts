import type { Aggregation, Engine } from '../firestore/engine/types';
import { aggregationReads, commitCost, queryReads } from './billing';
import type { Meter } from './meter';

/** Added to each aggregation, because its price depends on how much it went through. */
const ENTRIES: Aggregation = { alias: '(entries)', kind: 'count' };

/** The engine for single requests, each counted for its caller once it is answered. Listeners count what they tell. */
export function billedEngine(engine: Engine, meter: Meter): Engine {
  return {
    database: engine.database,
    get version() {
      return engine.version;
    },
    get epoch() {
      return engine.epoch;
    },
    async getDocuments(paths, caller, transaction) {
      const answer = await engine.getDocuments(paths, caller, transaction);
      meter.add(caller.spender, { reads: paths.length });
      return answer;
    },
    async runQuery(query, caller, transaction) {
      const answer = await engine.runQuery(query, caller, transaction);
      meter.add(caller.spender, { reads: queryReads(query, answer.documents.length) });
      return answer;
    },
    authoriseQuery: (query, caller) => engine.authoriseQuery(query, caller),
    async runAggregation(query, aggregations, caller, transaction) {
      const answer = await engine.runAggregation(query, [...aggregations, ENTRIES], caller, transaction);
      const { [ENTRIES.alias]: entries, ...fields } = answer.fields;
      const matched = Number(entries?.integerValue ?? 0);
      meter.add(caller.spender, { reads: aggregationReads(matched, aggregations) });
      return { ...answer, fields };
    },
    async commit(writes, caller, transaction) {
      const answer = await engine.commit(writes, caller, transaction);
      meter.add(caller.spender, commitCost(writes));
      return answer;
    },
    async commitInOrder(requests, caller) {
      const outcome = await engine.commitInOrder(requests, caller);
      const done = requests.slice(0, outcome.answers.length);
      done.forEach((writes) => meter.add(caller.spender, commitCost(writes)));
      return outcome;
    },
    beginTransaction: (readOnly) => engine.beginTransaction(readOnly),
    rollback: (transaction) => engine.rollback(transaction),
    listCollectionIds: (parent) => engine.listCollectionIds(parent),
    listMissingDocuments: (collection) => engine.listMissingDocuments(collection),
    onCommit: (listener) => engine.onCommit(listener),
    clear: () => engine.clear(),
    advancePast: (version) => engine.advancePast(version),
  };
}
