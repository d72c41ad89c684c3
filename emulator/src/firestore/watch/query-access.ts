import type { Caller, Engine, Query } from '../engine/types';

/**
 * The rules' word on a listener's query. Where they read other documents for it, as a list of members, they are asked
 * again before each change of the result is told.
 */
export class QueryAccess {
  private readsDocuments: boolean | null = null;

  constructor(
    private readonly query: Query,
    private readonly caller: Caller,
    private readonly engine: Pick<Engine, 'authoriseQuery'>,
  ) {}

  /** Asks when nobody has asked yet. @throws StatusError PERMISSION_DENIED */
  begin(): void {
    if (this.readsDocuments === null) this.ask();
  }

  /** @throws StatusError PERMISSION_DENIED */
  askAgain(): void {
    if (this.readsDocuments) this.ask();
  }

  private ask(): void {
    this.readsDocuments = this.engine.authoriseQuery(this.query, this.caller);
  }
}
