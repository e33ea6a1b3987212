import type { Metadata } from 'next'
import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import { NotFoundView, withPageTitles } from 'voix/studio'
import { importMap } from '../importMap'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config: withPageTitles({ config, params }), params, searchParams })

export default function NotFound({ params, searchParams }: Args) {
  return NotFoundView({ config, params, searchParams, importMap })
}
