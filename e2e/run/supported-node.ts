/** The versions of Node that run the app and its tests, the oldest first. Production runs that of .nvmrc. */
export const NODE_VERSIONS = [20, 22, 24, 26] as const
