import { applicationDefault } from 'firebase-admin/app';

const REGISTRY = 'https://artifactregistry.googleapis.com/v1';

/** Where Cloud Functions keeps the images of functions; it makes it with the first one. */
const REPOSITORY = 'gcf-artifacts';

/** Whether functions were deployed to this region of the project before. */
export async function hasFunctionImages(projectId, region) {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const answer = await fetch(
    `${REGISTRY}/projects/${projectId}/locations/${region}/repositories/${REPOSITORY}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  if (answer.ok) return true;
  if (answer.status === 404) return false;
  throw new Error(`Artifact Registry refused (${answer.status}): ${(await answer.text()).slice(0, 300)}`);
}
