import { screen } from '@testing-library/react';
import { AdminNotFound } from '@/components/admin/shell/admin-not-found';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

test('who follows a wrong address of the admin is told so and led back into the admin', () => {
  renderInAdmin(<AdminNotFound />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});
