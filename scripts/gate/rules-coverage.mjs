// Checks that the rules tests saw every condition of the rule files both true and false. Run it after
// `npx jest tests/rules --selectProjects firebase`, whose teardown writes the counts; the gate runs both.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/root.mjs';

const COUNTS = path.join(ROOT, '.build/rules-coverage.json');
const REPORT = path.join(ROOT, '.build/rules-coverage.md');
const EXEMPTIONS = path.join(ROOT, 'tests/rules/coverage-exemptions.json');

/**
 * Writes the report and prints the conditions that are not covered.
 * @returns {{ passed: number, failed: number }} conditions covered or exempt, and the others
 */
export function reportRulesCoverage() {
  if (!fs.existsSync(COUNTS)) throw new Error('There are no counts: the rules tests have not run.');
  const files = JSON.parse(fs.readFileSync(COUNTS, 'utf8'));
  const exemptions = JSON.parse(fs.readFileSync(EXEMPTIONS, 'utf8'));
  const failures = [];
  const pages = files.map(({ file, conditions }) => {
    const mine = exemptions.filter((exemption) => exemption.file === file);
    const gaps = conditions.flatMap((condition) =>
      neverSeen(condition).map((outcome) => ({
        condition,
        outcome,
        reason: reasonOf(mine, condition, outcome),
      })),
    );
    const open = gaps.filter(({ reason }) => !reason);
    for (const { condition, outcome } of open)
      failures.push(`${file}:${condition.line}:${condition.column} never ${outcome}: ${condition.text}`);
    for (const exemption of mine)
      if (!gaps.some(({ condition, outcome }) => reasonOf([exemption], condition, outcome)))
        failures.push(`${file}: the exemption of \`${exemption.text}\` is no longer needed`);
    const seen = conditions.filter((condition) => neverSeen(condition).length === 0).length;
    console.log(
      `${file}: ${seen} of ${conditions.length} conditions seen every way, ${gaps.length - open.length} exempt, ${open.length} open.`,
    );
    return page(file, conditions, gaps);
  });
  fs.writeFileSync(REPORT, pages.join('\n'));
  for (const failure of failures) console.log(failure);
  const total = files.reduce((sum, { conditions }) => sum + conditions.length, 0);
  return { passed: Math.max(0, total - failures.length), failed: failures.length };
}

/** A literal `true` or `false` only needs to be reached. */
const neverSeen = (condition) => {
  if (condition.constant) return condition.true + condition.false > 0 ? [] : ['reached'];
  return ['true', 'false'].filter((outcome) => condition[outcome] === 0);
};

const reasonOf = (exemptions, condition, outcome) =>
  exemptions.find(({ text, never }) => text === condition.text && never === outcome)?.reason;

function page(file, conditions, gaps) {
  const rows = conditions.map((condition) => {
    const notes = gaps
      .filter((gap) => gap.condition === condition)
      .map(({ reason }) => reason ?? '**missing**');
    const { line, column, text, error, unproven } = condition;
    const code = `\`${text.replaceAll('|', '\\|')}\``;
    return `| ${line}:${column} | ${code} | ${condition.true} | ${condition.false} | ${error} | ${unproven} | ${notes.join('; ')} |`;
  });
  return [
    `# ${file}: what its conditions came out as in tests/rules`,
    '',
    '| place | condition | true | false | error | not proven | note |',
    '| ----- | --------- | ---- | ----- | ----- | ---------- | ---- |',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = reportRulesCoverage().failed === 0 ? 0 : 1;
