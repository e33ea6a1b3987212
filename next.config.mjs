import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'
import { FRAME_HOSTS } from './src/blocks/lib/frameHostList.mjs'
import { findSlices } from './scripts/lib/slices.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

// A slice that lacks its configuration or its component fails every build and start, with its path.
findSlices(path.join(root, 'src/blocks'))

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types; a start must not take longer for it.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(withVoix(nextConfig, { admin: '/voix', frameHosts: FRAME_HOSTS }), {
  devBundleServerPackages: false,
})
