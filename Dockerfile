# The shop as one image: built with all packages, run with those of production alone.

FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS production
# What the admin calls this release: docker build --build-arg RELEASE=$(git rev-parse --short HEAD) .
ARG RELEASE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 RELEASE=$RELEASE
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY --from=build /shop/dist dist
COPY migrations migrations
COPY scripts scripts
COPY src src
RUN mkdir -p node_modules/.cache && chown node node_modules/.cache
USER node
# Compiles the shop's modules, so that a new container starts faster. Node keeps them per user.
RUN NODE_COMPILE_CACHE=node_modules/.cache/start node -e "import('./src/server/app.ts'); import('./src/server/deps.ts'); import('./src/server/start-catalog-and-jobs.ts')"
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that a stop reaches the shop itself.
CMD ["node", "--expose-gc", "--max-semi-space-size=8", "src/server/start.mjs"]
