/** Test files that cannot pass on Google's emulator, and why; emulator/README.md tells the same by subject. */
export const KNOWN: Readonly<Record<string, string>> = {
  'tests/functions/orders/order-reads.test.ts': 'counts billed reads, which Google’s emulator does not tell',
  'tests/functions/store/audit-log.test.ts':
    'Google’s emulator aborts a waiting transaction after two seconds: an event of Stripe’s then writes the change before the owner’s call does',
  'tests/faults/platform/killed.test.ts': 'Google’s emulator keeps documents in memory, so a kill loses them',
  'tests/faults/platform/survives-kill.test.ts':
    'Google’s emulator keeps documents in memory, so a kill loses them',
};
