import { Text } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/react';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { AdminDialog } from './admin-dialog';

test('a question is announced with what is lost, not with its title alone', async () => {
  renderInAdmin(
    <AdminDialog
      role="alertdialog"
      title="Delete this discount?"
      description={<Text>Orders that used it keep it.</Text>}
      buttons={{ cancel: 'Keep', submit: 'Delete', danger: true }}
      onClose={jest.fn()}
    >
      <label>
        Reason <input />
      </label>
    </AdminDialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this discount?' });
  await waitFor(() => expect(dialog).toHaveAccessibleDescription('Orders that used it keep it.'));
});
