# The site as a container. Settings are mounted while it builds and stay out of its layers:
#   docker build --secret id=env,src=.env.demo --tag shop-demo .
#   docker run --read-only --tmpfs /app/.next/standalone-build/cache:uid=1000 --memory 1g --publish 3000:3000 \
#     --volume "$PWD/site-key.json:/run/secrets/google:ro" --env GOOGLE_APPLICATION_CREDENTIALS=/run/secrets/google shop-demo
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY functions/package.json functions/
COPY emulator/package.json emulator/
COPY scripts/lib/install.mjs scripts/lib/
# As the build itself would, which then finds it done.
RUN node -e "import('/app/scripts/lib/install.mjs').then((install) => install.ensureInstalled('/app'))"
COPY . .
# The container's disk may be memory: scaled pictures take no more than this.
ENV PICTURE_CACHE_MIB=256
RUN --mount=type=secret,id=env npm run build -- --server --env /run/secrets/env

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0
COPY --from=build --chown=node:node /app/.build/server .
USER node
EXPOSE 3000
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
