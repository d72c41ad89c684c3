const listeners = new Set<() => void>();
let open = false;

/** Whether the visitor asked, in the footer, to see the privacy choices again; made for `useSyncExternalStore`. */
export const choicesRequest = {
  get: () => open,
  set(next: boolean) {
    open = next;
    for (const listener of listeners) listener();
  },
  subscribe(onChange: () => void) {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
};
