import { askGoogle } from './google.mjs';

const REGISTRY = 'https://artifactregistry.googleapis.com/v1';

/** Where Cloud Functions stores the images of functions; it creates the repository with the first one. */
const REPOSITORY = 'gcf-artifacts';

/** Whether functions were deployed to this region of the project before. */
export const hasFunctionImages = async (projectId, region) =>
  (await askGoogle(`${REGISTRY}/projects/${projectId}/locations/${region}/repositories/${REPOSITORY}`)) !==
  null;
