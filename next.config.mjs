import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // The proxy does not run for these paths, and the catch-all route responds to missing files.
  headers: () =>
    Promise.resolve([
      {
        source: '/:folder(fonts|pictures|slices)/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      },
    ]),
  // `npm test` checks the types, so the build does not.
  typescript: { ignoreBuildErrors: true },
}

export default withVoix(withPayload(nextConfig, { devBundleServerPackages: false }))
