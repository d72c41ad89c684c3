/** Messages between the admin and the shop in its preview frame, on the same origin. */
export const PREVIEW_READY = 'boards.preview.ready';
export const PREVIEW_SETTING = 'boards.preview.setting';
/** Carries the content of a store's own page. */
export const PREVIEW_PAGE = 'boards.preview.page';
