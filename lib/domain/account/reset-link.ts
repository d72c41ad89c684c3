/** `?rule=` of a link that chooses the password of somebody with a role. */
export const STAFF_RULE = 'staff';
