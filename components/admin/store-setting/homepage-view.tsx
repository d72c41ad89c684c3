import { Grid, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { BannerPanel } from '@/components/admin/store-setting/banner-panel';
import { HomeSectionsInput } from '@/components/admin/store-setting/home-sections-input';
import { PictureInput } from '@/components/admin/store-setting/picture-input';
import { ShopFrame } from '@/components/admin/store-setting/shop-frame';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { paths } from '@/lib/paths';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

type Homepage = SettingEdits['homepage'];
const asIs = (homepage: Homepage) => homepage;

/** The hero and the order of the sections, with a live preview of the home page. */
export function HomepageView() {
  const { t } = useTranslation('admin-store');
  const setting = useStoreSetting();
  const homepageForm = useSettingForm<'homepage', Homepage>({
    part: 'homepage',
    stored: setting.homepage,
    savedAt: setting.savedAt.homepage ?? 0,
    toForm: asIs,
    toEdit: asIs,
  });
  useWatch({ control: homepageForm.form.control });
  const preview = { ...setting, homepage: homepageForm.form.getValues() };

  return (
    <SettingFormFrame setting={homepageForm} label={t('homepage.title')}>
      {(save) => (
        <>
          <PageHeader title={t('homepage.title')} description={t('homepage.description')} actions={save} />
          <Grid templateColumns={{ base: '1fr', xl: '1fr 1fr' }} gap="5" alignItems="start">
            <Stack gap="5">
              <Panel title={t('homepage.hero')}>
                <Stack gap="5">
                  <LocalizedInputs name="hero.title" label={t('homepage.heroTitle')} />
                  <LocalizedInputs name="hero.subtitle" label={t('homepage.heroSubtitle')} rows={2} />
                  <PictureInput
                    name="hero.image"
                    label={t('homepage.heroPicture')}
                    hint={t('homepage.heroPictureHint')}
                    folder="home"
                    draw={reencodePicture}
                    withAlt
                  />
                </Stack>
              </Panel>
              <BannerPanel />
              <Panel title={t('homepage.sections')}>
                <Stack gap="4">
                  <HomeSectionsInput />
                  <Text color="fg.muted">
                    {t('homepage.compose')}{' '}
                    <Link asChild>
                      <NextLink href={adminPaths.ownPage(HOME_PAGE_ID)}>{t('homepage.composeLink')}</NextLink>
                    </Link>
                  </Text>
                </Stack>
              </Panel>
            </Stack>
            <Panel title={t('preview.title')}>
              <ShopFrame path={paths.home} title={t('preview.frame')} setting={preview} />
            </Panel>
          </Grid>
        </>
      )}
    </SettingFormFrame>
  );
}
