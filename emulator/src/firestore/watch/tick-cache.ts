/** Remembers what was made in this turn of the event loop, in which many streams ask for the same things. */
export class TickCache<K, V> {
  private readonly entries = new Map<K, V>();

  get(key: K, make: () => V): V {
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    if (this.entries.size === 0) setImmediate(() => this.entries.clear());
    const made = make();
    this.entries.set(key, made);
    return made;
  }

  forget(): void {
    this.entries.clear();
  }
}
