import { EXAMPLE_PICTURE } from '@/lib/domain/studio/design/first-input';
import { svgUrl } from './svg-url';

/** Hills below a sun, in quiet colours: a picture's place, not a picture. */
const EXAMPLE = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1600" height="1200">' +
    '<path d="M0 0h160v120H0z" fill="#e4ddd1"/><circle cx="98" cy="46" r="13" fill="#f6f1e7"/>' +
    '<path d="M0 92 46 58l30 22 26-16 58 34v22H0z" fill="#c9c1b1"/>' +
    '<path d="M0 120V104l58-18 102 26v8z" fill="#b3aa98"/></svg>',
);

/** A data URL for the example's path; undefined for a shopper's picture. */
export const exampleOf = (path: string): string | undefined =>
  path === EXAMPLE_PICTURE.path ? EXAMPLE : undefined;
