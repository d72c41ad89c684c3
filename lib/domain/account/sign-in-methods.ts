import type { CurrentUser } from './current-user';

export const signsInByPassword = ({ signInMethods }: Pick<CurrentUser, 'signInMethods'>): boolean =>
  signInMethods.includes('password');
