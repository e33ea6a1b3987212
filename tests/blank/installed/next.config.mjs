import { withPayload } from '@payloadcms/next/withPayload'
import { withVoix } from 'voix/next'

/** @type {import('next').NextConfig} */
const nextConfig = {}

export default withVoix(withPayload(nextConfig, { devBundleServerPackages: false }))
