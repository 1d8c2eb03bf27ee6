# The site in a container: docs/deploy.md, "In a container". npm, the sources of the tests and the packages of the build stay
# in the first stage.
ARG BUILD_IMAGE=docker.io/library/node:24-trixie-slim
ARG RUN_IMAGE=docker.io/library/debian:trixie-slim

FROM ${BUILD_IMAGE} AS build
# The pinned Node loads it, and slim images lack it.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The folder comes without git, so the build is told its commit: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=""
RUN COMMIT=$COMMIT npm run build
# The pinned Node alone runs the site, and no command of the operator uses the other packages that go here: the server has them
# inside dist/server. Types and source maps are a fifth of what is left.
RUN cp node_modules/node/bin/node /node \
 && npm prune --omit=dev --no-audit --no-fund \
 && cd node_modules \
 && rm -rf node typescript @typescript satori openai highlight.js \
 && find . \( -name '*.map' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' -o -name '*.md' \) -delete

FROM ${RUN_IMAGE}
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
 && useradd --system --uid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin site \
 && install -d -o site -g site -m 700 /data
WORKDIR /site
COPY --from=build /node /usr/local/bin/node
COPY --from=build /site/package.json /site/index.html ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/content content
COPY --from=build /site/src src
COPY --from=build /site/dist dist
# The proxy asks from outside the container. The C library gives large buffers back at once, as in corvanta.service.
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_MMAP_THRESHOLD_=131072
USER site
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--enable-source-maps", "dist/server/server.js"]
