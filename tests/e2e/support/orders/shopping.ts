import { expect, type Page } from '@playwright/test';
import type { Product } from '@/lib/domain/catalogue/product';
import { firstProduct } from '@/tests/e2e/support/catalogue';

/** Puts one piece of a board into the cart, from its page: of the one with the most stock, which orders beside may change. */
export async function addToCart(page: Page, known?: Product): Promise<Product> {
  const product = known ?? (await firstProduct());
  await page.goto(`/products/${product.slug}`);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added in Shopping Cart')).toBeVisible();
  return product;
}

/** To the end of an open product's reviews, where the form comes once one is near. */
export const goToReviewForm = (page: Page): Promise<void> =>
  page.locator('#reviews').evaluate((reviews) => reviews.scrollIntoView({ block: 'end' }));
