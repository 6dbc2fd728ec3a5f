# docker build -t perijove . && docker run -p 3000:3000 perijove
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Settings that are built into the pages: .env.example describes them.
ARG NEXT_PUBLIC_JUPITER_URL NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE NEXT_PUBLIC_NEWER_ORDERS
ARG NEXT_PUBLIC_TOKEN_LIST_URL NEXT_PUBLIC_TOKEN_SERVICE_URL NEXT_PUBLIC_DEFILLAMA_URL NEXT_PUBLIC_RATES_URL
ARG NEXT_PUBLIC_AUTHOR_NAME NEXT_PUBLIC_AUTHOR_URL NEXT_PUBLIC_SOURCE_URL NEXT_PUBLIC_SITE_URL
ENV STANDALONE=1 NEXT_TELEMETRY_DISABLED=1
RUN npm run build
RUN cp -r public .next/standalone/ && cp -r .next/static .next/standalone/.next/

# Node and nothing else: no shell, no npm, no root.
FROM gcr.io/distroless/nodejs24-debian13:nonroot
WORKDIR /app
COPY --from=build /app/.next/standalone ./
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["server.js"]
