import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@/locales/ar/product.json';
import en from '@/locales/en/product.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { ReviewPictures } from './review-pictures';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));

const PICTURES = ['a', 'b'].map((id) => `stores/demo/reviews/board/layla/${id}.webp`);

test.each([
  ['English', en, 'Picture 2 by Layla of The sea'],
  ['Arabic', ar, 'الصورة 2 من Layla للوحة The sea'],
] as const)(
  'pictures say what they are in %s, small ones first, and open at the one pressed',
  async (_, product, alt) => {
    // jsdom knows no modal dialogs.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close() {},
    });
    render(
      <WithTexts texts={{ product }}>
        <ReviewPictures pictures={PICTURES} name="Layla" title="The sea" />
      </WithTexts>,
    );
    const small = screen.getByRole('img', { name: alt });
    // Straight from the storage, which asks whether the review is still shown.
    expect(small.getAttribute('src')).toMatch(/%2Freviews%2Fboard%2Flayla%2Fb-320\.webp\?alt=media$/);
    expect(small).toHaveAttribute('loading', 'lazy');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: alt }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('img')?.getAttribute('src')).toMatch(/layla%2Fb\.webp\?alt=media$/);
  },
);
