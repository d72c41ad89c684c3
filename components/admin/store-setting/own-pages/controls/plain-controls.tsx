import { useTranslation } from 'next-i18next/pages';
import { InstantInput } from '@/components/admin/forms/instant-input';
import { SelectInput } from '@/components/admin/forms/select-input';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { LINK_SUGGESTIONS } from '@/components/admin/store-setting/link-suggestions';
import { PictureInput } from '@/components/admin/store-setting/picture-input';
import { useStoreSetting } from '@/context/store-setting-context';
import { LEAST_STARS, PRODUCT_SOURCES, SPACES, TEXT_WIDTHS } from '@/lib/domain/own-pages/sections';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

/** The name of a section's field in the surrounding form, and its label. */
export interface ControlProps {
  readonly name: string;
  readonly label: string;
}

export const TextsControl = ({ name, label }: ControlProps) => <LocalizedInputs name={name} label={label} />;

export const ParagraphsControl = ({ name, label }: ControlProps) => (
  <LocalizedInputs name={name} label={label} rows={3} />
);

export function PointControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  return <TextInput name={name} label={label} hint={t('hint.point')} dir="ltr" />;
}

export function LinkControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  return (
    <TextInput name={name} label={label} hint={t('hint.link')} dir="ltr" suggestions={LINK_SUGGESTIONS} />
  );
}

export function AddressControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  return <TextInput name={name} label={label} hint={t('hint.address')} type="url" dir="ltr" />;
}

export function InstantControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const { timeZone: zone } = useStoreSetting();
  return <InstantInput name={name} label={label} hint={t('hint.until', { zone })} />;
}

export function PictureControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  return (
    <PictureInput
      name={name}
      label={label}
      hint={t('hint.picture')}
      folder="home"
      draw={reencodePicture}
      withAlt
    />
  );
}

export function WidthControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const options = TEXT_WIDTHS.map((value) => ({ value, label: t(`width.${value}`) }));
  return <SelectInput name={name} label={label} options={options} />;
}

export function SizeControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const options = SPACES.map((value) => ({ value, label: t(`size.${value}`) }));
  return <SelectInput name={name} label={label} options={options} />;
}

export function SourceControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const options = PRODUCT_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }));
  return <SelectInput name={name} label={label} options={options} />;
}

export function LeastStarsControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const options = LEAST_STARS.map((value) => ({ value, label: t(`least.${value}`) }));
  return <SelectInput name={name} label={label} options={options} />;
}
