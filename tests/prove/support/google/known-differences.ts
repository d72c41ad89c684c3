/** Test files that cannot pass on Google's emulator, and why; emulator/README.md tells the same by subject. */
export const KNOWN: Readonly<Record<string, string>> = {
  'tests/functions/dashboard-reads.test.ts': 'counts billed reads, which Google’s emulator does not tell',
  'tests/functions/order-reads.test.ts': 'counts billed reads, which Google’s emulator does not tell',
  'tests/functions/every-list-indexed.test.ts': 'Google’s emulator refuses no query for want of an index',
  'tests/faults/lists.test.ts': 'counts billed reads, which Google’s emulator does not tell',
  'tests/faults/killed.test.ts': 'Google’s emulator keeps documents in memory, so a kill loses them',
  'tests/faults/survives-kill.test.ts': 'Google’s emulator keeps documents in memory, so a kill loses them',
  'tests/faults/starts.test.ts': 'is about the start of our own local Firebase',
};
