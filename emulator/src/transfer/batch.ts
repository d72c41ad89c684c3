const SIZE = 500;

/** Collects items and hands them over by the hundreds, because each write waits for the disk. */
export class Batch<T> {
  private items: T[] = [];

  constructor(private readonly write: (items: readonly T[]) => void) {}

  add(item: T): void {
    this.items.push(item);
    if (this.items.length >= SIZE) this.flush();
  }

  flush(): void {
    if (this.items.length > 0) this.write(this.items);
    this.items = [];
  }
}
