/** `?rule=` of a reset link for somebody with a role. */
export const STAFF_RULE = 'staff';
