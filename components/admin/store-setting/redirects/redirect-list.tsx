import { Box, Button, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListPager } from '@/components/admin/list-pager';
import { Nothing } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { useSaveRedirects } from '@/components/admin/store-setting/redirects/use-redirects';
import { notify } from '@/components/overlays/notify';
import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import type { Redirect } from '@/lib/domain/redirects/redirect';

const PAGE_SIZE = 50;

/** The redirects, newest first, in pages. */
export function RedirectList({ redirects }: { readonly redirects: readonly Redirect[] }) {
  const { t } = useTranslation('admin-redirects');
  const { saving, save } = useSaveRedirects();
  const [q, setQ] = useState('');
  const [asked, setAsked] = useState(1);
  if (redirects.length === 0) return <Nothing title={t('none.title')} description={t('none.text')} />;
  const found = [...redirects].reverse().filter((redirect) => matches(redirect, q));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(asked, pages);

  const remove = async (redirect: Redirect) => {
    if (await save({ remove: [redirect.from] })) return;
    notify({
      type: 'success',
      message: t('removed', { from: redirect.from }),
      action: { label: t('undo'), onClick: () => void save({ add: [redirect] }) },
    });
  };
  return (
    <Stack gap="4">
      <SearchFilter
        label={t('search')}
        placeholder={t('search')}
        value={q}
        onChange={(typed) => {
          setQ(typed);
          setAsked(1);
        }}
      />
      <Text color="fg.muted" role="status">
        {found.length ? t('found', { count: found.length }) : t('none.found')}
      </Text>
      {found.length > 0 && (
        <Table.ScrollArea>
          <Table.Root aria-label={t('list')}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t('from')}</Table.ColumnHeader>
                <Table.ColumnHeader>{t('to')}</Table.ColumnHeader>
                <Table.ColumnHeader />
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((redirect) => (
                <Table.Row key={redirect.from}>
                  <Address text={redirect.from} />
                  <Address text={redirect.to} />
                  <Table.Cell textAlign="end">
                    <Button
                      size="sm"
                      variant="outline"
                      disabled={saving}
                      aria-label={t('removeOf', { from: redirect.from })}
                      onClick={() => void remove(redirect)}
                    >
                      {t('remove')}
                    </Button>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
      <ListPager
        page={page}
        onPrevious={page > 1 ? () => setAsked(page - 1) : null}
        onNext={page < pages ? () => setAsked(page + 1) : null}
      />
    </Stack>
  );
}

/** An address, left to right in both languages; it may break anywhere on a phone. */
const Address = ({ text }: { readonly text: string }) => (
  <Table.Cell>
    <Box as="bdi" dir="ltr" overflowWrap="anywhere">
      {text}
    </Box>
  </Table.Cell>
);

const matches = ({ from, to }: Redirect, q: string): boolean =>
  [from, to].some((text) => normalizeForSearch(text).includes(normalizeForSearch(q)));
