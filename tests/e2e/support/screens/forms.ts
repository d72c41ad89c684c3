import { expect, type Locator, type Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');

/** A field by its label alone, whatever its kind. */
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

export const press = (page: Page, button: string) =>
  main(page).getByRole('button', { name: button, exact: true }).click();

/** Chooses a radio button or ticks a box by its label, as a person does: the input itself is visually hidden. */
export async function tick(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label[1]').click();
  await expect(choice).toBeChecked();
}

/** The error at the field, tied to it for assistive technology. */
export async function expectFieldError(page: Page, label: string, error: string): Promise<void> {
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(escaped(error)));
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
}

/** A toast, by its whole text. */
export const expectToast = (page: Page, message: string) =>
  expect(page.getByRole('status').filter({ hasText: message }).first()).toBeVisible();

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
