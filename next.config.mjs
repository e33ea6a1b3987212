import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { FRAME_HOSTS } from './src/blocks/lib/frameHostList.mjs'
import { findSlices } from './scripts/lib/slices.mjs'
import { securityHeaders } from './src/serve/security/headers.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

// A slice that lacks its configuration or its component fails every build and start, with its path.
findSlices(path.join(root, 'src/blocks'))

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // Pages expire inside the transaction that changes them; see src/serve/README.md.
  cacheHandler: path.join(root, 'src/serve/cache/handler.mjs'),
  cacheMaxMemorySize: 0,
  // The proxy redirects, together with everything else that an address may need: one redirect instead of two.
  skipTrailingSlashRedirect: true,
  headers: () =>
    securityHeaders({
      isDevelopment: process.env.NODE_ENV === 'development',
      admin: '/voix',
      frameHosts: FRAME_HOSTS,
    }),
  // `npm test` checks the types; a start must not take longer for it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
