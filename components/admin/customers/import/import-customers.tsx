import { Button } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';

/** Loaded on demand, because it parses files and phone numbers, which the list does not need. */
const ImportDialog = dynamic(() => import('./import-dialog').then((module) => module.ImportDialog), {
  ssr: false,
});

/** Imports customers from a file; owners only. */
export function ImportCustomers({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('admin-customers');
  const isOwner = useIsOwner();
  const [open, setOpen] = useState(false);
  if (!isOwner) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {open && (
        <ImportDialog
          onClose={(changed) => {
            setOpen(false);
            if (changed) onDone();
          }}
        />
      )}
    </>
  );
}
