import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'
import { FRAME_HOSTS } from './src/blocks/lib/frameHostList.mjs'

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // The proxy is not asked for these, and a file that is missing is the catch-all's to answer.
  headers: () =>
    Promise.resolve([
      {
        source: '/:folder(fonts|pictures|slices)/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      },
    ]),
  // `npm test` checks the types; a start must not take longer for it.
  typescript: { ignoreBuildErrors: true },
}

const slicesDir = path.resolve(import.meta.dirname, 'src/blocks')

export default withVoix(withPayload(nextConfig, { devBundleServerPackages: false }), {
  admin: '/voix',
  formHosts: ['booking.solmara.example'],
  frameHosts: FRAME_HOSTS,
  slicesDir,
})
