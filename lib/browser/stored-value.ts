/** A value in local storage, shared by every tab of the browser; made for `useSyncExternalStore`. */
export interface StoredValue<T> {
  /** The value that the server renders. */
  readonly initial: T;
  get(): T;
  /** Applies `change` to what is stored now, which another tab may have written a moment ago. */
  update(change: (value: T) => T): void;
  /** Reads the storage again. */
  refresh(): void;
  subscribe(onChange: () => void): () => void;
}

/**
 * Reads and writes one value of local storage; a key of the open page's store is a function. `parse` must accept anything, since storage may hold an older
 * or damaged value; `serialize` to null removes it. Where storage is forbidden or full, the value lives in memory until
 * the page is left.
 */
export function storedValue<T>(
  key: string | (() => string),
  parse: (stored: string | null) => T,
  serialize: (value: T) => string | null,
): StoredValue<T> {
  const keyOf = typeof key === 'string' ? () => key : key;
  const initial = parse(null);
  const listeners = new Set<() => void>();
  let value = initial;
  let seen: string | null | undefined;

  const refresh = () => {
    const stored = readItem(keyOf());
    if (stored === seen) return;
    seen = stored;
    value = parse(stored);
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyOf() || event.key === null) refresh();
  };

  return {
    initial,
    get() {
      // Without subscribers there is no listener for another tab's changes.
      if (seen === undefined || listeners.size === 0) refresh();
      return value;
    },
    refresh,
    update(change) {
      refresh();
      value = change(value);
      const text = serialize(value);
      if (writeItem(keyOf(), text)) seen = text;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Removes a stored value without loading its parser. Notifies this tab's values, as the browser notifies other tabs. */
export function forgetStored(key: string): void {
  writeItem(key, null);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
