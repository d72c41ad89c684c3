import { render, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from './confirm-dialog';

test('the question is announced with what happens, not with its title alone', async () => {
  render(
    <ConfirmDialog
      open
      locale="en"
      title="Cancel this order?"
      description="The store will not send it."
      confirmLabel="Cancel order"
      keepLabel="Keep order"
      onConfirm={jest.fn()}
      onClose={jest.fn()}
    >
      <label>
        Reason <input />
      </label>
    </ConfirmDialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  await waitFor(() => expect(dialog).toHaveAccessibleDescription('The store will not send it.'));
});
