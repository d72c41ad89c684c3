import { useEffect, useRef, useState } from 'react';
import { createStudioClient } from '@/lib/browser/studio/studio-client';
import { EMPTY_INPUT } from '@/lib/domain/studio/design/first-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { FACES, type FaceId, type FaceScript } from '@/lib/domain/studio/text/faces';
import { svgUrl } from '@/lib/pictures/svg-url';

const WORDS: Readonly<Record<FaceScript, string>> = { arabic: 'بيت العائلة', latin: 'Our Family' };
const NOTHING = { en: '', ar: '' };
const SIZE = { widthMm: 240, heightMm: 60 };

const sampleTemplate = (face: FaceId): StudioTemplate => ({
  version: 0,
  name: NOTHING,
  safeMm: 0,
  bleedMm: 0,
  sizedForMm: 0,
  fields: [],
  layers: [
    {
      id: 'sample',
      kind: 'text',
      fieldId: null,
      text: { en: WORDS[FACES[face].script], ar: WORDS[FACES[face].script] },
      box: { x: 40, y: 60, width: 920, height: 880 },
      faces: { arabic: null, latin: null },
      color: 'ink',
      align: 'center',
      minMm: 1,
      maxMm: 40,
      maxLines: 1,
      lineHeight: 130,
      kashida: false,
    },
  ],
  arabicFaces: FACES[face].script === 'arabic' ? [face] : [EMPTY_INPUT.arabicFace],
  latinFaces: FACES[face].script === 'latin' ? [face] : [EMPTY_INPUT.latinFace],
  inks: [{ id: 'ink', name: NOTHING, color: '#1f1e1c' }],
  backgrounds: [{ id: 'paper', name: NOTHING, color: '#f7f2e8' }],
  frames: [{ id: 'none', name: NOTHING, color: '#000000', widthMm: 0, addOn: 0 }],
  alignments: ['center'],
  makingDays: 0,
});

/** Sample words in each typeface, as pictures; a separate worker draws them, so that no preview waits. */
export function useFaceSamples(faces: readonly FaceId[], isWanted: boolean): Partial<Record<FaceId, string>> {
  const [samples, setSamples] = useState<Partial<Record<FaceId, string>>>({});
  const drawn = useRef(samples);
  const wanted = isWanted ? faces.join(' ') : '';
  useEffect(() => {
    if (!wanted) return undefined;
    const client = createStudioClient();
    let left = false;
    const draw = async () => {
      for (const face of wanted.split(' ') as FaceId[]) {
        if (left || drawn.current[face]) continue;
        const template = sampleTemplate(face);
        const [arabicFace = EMPTY_INPUT.arabicFace, latinFace = EMPTY_INPUT.latinFace] = [
          template.arabicFaces[0],
          template.latinFaces[0],
        ];
        const look = { inkId: 'ink', backgroundId: 'paper', frameId: 'none' };
        const board = await client.draw(template, {
          ...EMPTY_INPUT,
          ...SIZE,
          ...look,
          arabicFace,
          latinFace,
        });
        if (!board) return;
        drawn.current = { ...drawn.current, [face]: svgUrl(board.svg) };
        setSamples(drawn.current);
      }
      client.close();
    };
    // Without the samples, the names are enough.
    draw().catch(() => client.close());
    return () => {
      left = true;
      client.close();
    };
  }, [wanted]);
  return samples;
}
