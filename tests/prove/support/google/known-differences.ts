/** Test files that cannot pass on Google's emulator, and why; emulator/README.md tells the same by subject. */
export const KNOWN: Readonly<Record<string, string>> = {
  'tests/functions/orders/order-reads.test.ts': 'counts billed reads, which Google’s emulator does not tell',
  'tests/faults/platform/killed.test.ts': 'Google’s emulator keeps documents in memory, so a kill loses them',
  'tests/faults/platform/survives-kill.test.ts':
    'Google’s emulator keeps documents in memory, so a kill loses them',
};
