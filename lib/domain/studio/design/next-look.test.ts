import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import { firstInput } from './first-input';
import { nextLook } from './next-look';

const SIZE = { widthMm: 300, heightMm: 400 };

test.each(Object.entries(STUDIO_LIBRARY))(
  'looks of %s lead through every background and back',
  (_name, template) => {
    let input = firstInput(template, SIZE, 'en');
    const seen: string[] = [];
    for (let press = 0; press < template.inks.length * template.backgrounds.length; press += 1) {
      input = { ...input, ...nextLook(template, input) };
      seen.push(`${input.inkId} on ${input.backgroundId}`);
      expect(template.arabicFaces).toContain(input.arabicFace);
    }
    for (const { id } of template.backgrounds) expect(seen.join()).toContain(`on ${id}`);
    const pairs = new Set(seen);
    expect(seen.map((_, at) => seen[at % pairs.size])).toEqual(seen);
  },
);

test('ink on a background of its own lightness is no look, and a single look has no next', () => {
  const [template] = Object.values(STUDIO_LIBRARY);
  if (!template) throw new Error('The library is empty.');
  const [ink, background] = [template.inks[0], template.backgrounds[0]];
  if (!ink || !background) throw new Error('The template has no colours.');
  const dull = { ...ink, id: 'dull', color: background.color };
  const few = {
    ...template,
    arabicFaces: template.arabicFaces.slice(0, 1),
    latinFaces: template.latinFaces.slice(0, 1),
    inks: [ink, dull],
    backgrounds: [background],
  };
  expect(nextLook(few, firstInput(few, SIZE, 'en'))).toBeNull();
  expect(nextLook(few, { ...firstInput(few, SIZE, 'en'), inkId: 'dull' })).toMatchObject({ inkId: ink.id });
});
