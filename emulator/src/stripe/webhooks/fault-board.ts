import { NO_FAULTS, type Faults } from './faults';

/** Of all accounts that have no faults of their own. */
const EVERYBODY = '';

/** What is to go wrong for whom: an account's own faults stand instead of everybody's. */
export class FaultBoard {
  private readonly faults = new Map([[EVERYBODY, NO_FAULTS]]);
  private readonly failed = new Map<string, number>();

  of(account: string): Faults {
    return this.faults.get(account) ?? this.faults.get(EVERYBODY) ?? NO_FAULTS;
  }

  set(faults: Faults, account: string): void {
    this.faults.set(account, faults);
    this.failed.delete(account);
  }

  /** How the account's next request fails, counting it; null when it does not. */
  takeFailure(account: string, isReading: boolean): Faults['api'] | null {
    const { api } = this.of(account);
    if (isReading && !api.reads) return null;
    const counter = this.faults.has(account) ? account : EVERYBODY;
    const failed = this.failed.get(counter) ?? 0;
    if (api.fail !== -1 && failed >= api.fail) return null;
    this.failed.set(counter, failed + 1);
    return api;
  }
}
