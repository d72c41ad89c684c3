/** Where the site serves the REST API. */
export const REST_ADDRESS = '/api/v1';
/** Where it serves its OpenAPI document. */
export const REST_REFERENCE = `${REST_ADDRESS}/openapi.json`;
