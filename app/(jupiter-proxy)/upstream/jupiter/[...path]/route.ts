import { guarded, guardedPost, MAX_BODY_BYTES } from '@/lib/server/guarded-route'
import { proxyJupiter } from '@/lib/server/jupiter-proxy'

/** Vercel's limit for a request, in seconds. A page of megabytes takes long on a slow connection (behaviour 12.8). */
export const maxDuration = 300

const guards = { types: ['application/json'], maxBytes: MAX_BODY_BYTES.jupiter }

/** The proxy to Jupiter, for our own pages only (behaviour 12.8). */
export const GET = guarded('no-scripts', proxyJupiter)

/** A sign-in's calls, for our own pages only (behaviour 25.1). */
export const POST = guardedPost('no-scripts', guards, proxyJupiter)
