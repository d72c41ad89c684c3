import type { Version } from './types';

/** 2200-01-01 in microseconds: nothing a client claims to have seen may push the clock further. */
const LATEST = 7_258_118_400_000_000;

/** Issues versions: microseconds of the wall clock, but always above every version issued or seen before. */
export class VersionClock {
  constructor(
    private last: Version,
    private readonly nowMs: () => number,
  ) {
    this.last = Math.max(last, this.now());
  }

  get current(): Version {
    return this.last;
  }

  /** The next version, which becomes current with `advanceTo` once something was committed under it. */
  next(): Version {
    return Math.max(this.last + 1, this.now());
  }

  advanceTo(version: Version): void {
    this.last = Math.max(this.last, version);
  }

  /** Takes back versions that were issued but never saved. */
  resetTo(version: Version): void {
    this.last = version;
  }

  advancePast(version: Version): void {
    if (version >= this.last && version < LATEST) this.last = Math.floor(version) + 1;
  }

  now(): Version {
    return Math.floor(this.nowMs() * 1000);
  }
}
