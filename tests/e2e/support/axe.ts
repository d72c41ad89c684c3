import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './shop-test';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds wrong on the page as it stands now; `where` names it in the report. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: Axe }).axe.run(document);
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
  expect(violations, where).toEqual([]);
}

interface Axe {
  run(root: Document): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
