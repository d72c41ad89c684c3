interface Noted {
  readonly is: 'begun' | 'saved' | 'refused';
  readonly store: string;
  readonly id: string;
}

/** What was promised of each store, held against what is there. */
export class Ledger {
  private readonly begun = new Map<string, Set<string>>();
  private readonly saved = new Map<string, Set<string>>();

  note({ is, store, id }: Noted): void {
    if (is === 'begun') setOf(this.begun, store).add(id);
    if (is === 'saved') setOf(this.saved, store).add(id);
  }

  /** @throws Error for something lost, and for something nobody wrote. What is there now has to stay. */
  compare(found: Readonly<Record<string, readonly string[]>>): void {
    for (const [store, ids] of Object.entries(found)) {
      const there = new Set(ids);
      const [begun, saved] = [setOf(this.begun, store), setOf(this.saved, store)];
      const lost = [...saved].filter((id) => !there.has(id));
      const invented = ids.filter((id) => !begun.has(id));
      if (lost.length > 0) throw new Error(`${store} lost ${lost.length}, the first: ${lost[0]}.`);
      if (invented.length > 0) throw new Error(`${store} has ${invented[0]}, which nobody wrote.`);
      if (there.size !== ids.length) throw new Error(`${store} has something twice.`);
      ids.forEach((id) => saved.add(id));
    }
  }

  /** The same writes, none of which must be there. */
  withoutPromises(): Ledger {
    const copy = new Ledger();
    for (const [store, ids] of this.begun) for (const id of ids) copy.note({ is: 'begun', store, id });
    return copy;
  }
}

function setOf(sets: Map<string, Set<string>>, store: string): Set<string> {
  const found = sets.get(store) ?? new Set<string>();
  sets.set(store, found);
  return found;
}
