import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'

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

export default withVoix(withPayload(nextConfig, { devBundleServerPackages: false }))
