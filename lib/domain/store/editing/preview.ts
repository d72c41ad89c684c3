/** Messages between the admin and the shop in its preview frame, on one origin. */
export const PREVIEW_READY = 'boards.preview.ready';
export const PREVIEW_SETTING = 'boards.preview.setting';
