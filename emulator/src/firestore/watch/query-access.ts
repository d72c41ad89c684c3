import { namesDocuments } from '../engine/queries/disjunctions';
import type { Caller, Engine, Query } from '../engine/types';

/**
 * The rules' word on a listener's query. Where they read other documents for it, as a list of members, they are asked
 * again before each change of the result is told; where the query names documents, after each change in their
 * collection, since the named documents themselves decide.
 */
export class QueryAccess {
  private readsDocuments: boolean | null = null;
  private readonly isByKey: boolean;
  private isTouched = false;

  constructor(
    private readonly query: Query,
    private readonly caller: Caller,
    private readonly engine: Pick<Engine, 'authoriseQuery'>,
  ) {
    this.isByKey = namesDocuments(query);
  }

  /** Asks when nobody has asked yet. @throws StatusError PERMISSION_DENIED */
  begin(): void {
    if (this.readsDocuments === null) this.ask();
  }

  /** A document that the query looks through has changed, whether the result shows it or not. */
  touch(): void {
    this.isTouched = true;
  }

  /** @throws StatusError PERMISSION_DENIED */
  askAgain(isNews: boolean): void {
    const isDue = this.isByKey ? this.isTouched : isNews && this.readsDocuments;
    this.isTouched = false;
    if (isDue) this.ask();
  }

  private ask(): void {
    this.readsDocuments = this.engine.authoriseQuery(this.query, this.caller);
  }
}
