/**
 * Who may call: anyone; signed-in users, guests included; members, who have an account; the store's staff, owners
 * included; the store's owners. A role always means the role in the store that the request names. Operators run the platform,
 * which gives them no role in any store.
 */
export const AUDIENCES = ['anyone', 'signed-in', 'member', 'staff', 'owner', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface Access {
  readonly may: Audience;
  /** Demands a second factor or a password entered within the last minutes. */
  readonly fresh?: true;
  /**
   * An operator whom an owner let in as support may call it like staff: to look into trouble and mend it. Never what removes,
   * pays, answers for the store, takes data away, or changes people, keys, plan or domains.
   */
  readonly support?: true;
}
