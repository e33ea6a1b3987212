import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { ContentQueryBuilder } from '../collections/content/query/builder'
import type { NavigationNode } from '../collections/content/navigation'
import { contentEndpoint } from '../serve/endpoints/contentEndpoint'
import { contentOf } from '../serve/endpoints/contentOf'
import { buildMetaEndpoint } from '../serve/endpoints/buildMeta'
import { latestBuild } from '../serve/endpoints/latestBuild'
import { pageDataEndpoint } from '../serve/endpoints/pageData'
import { robotsEndpoint } from '../serve/endpoints/robots'
import { sitemapEndpoint } from '../serve/endpoints/sitemap'
import { createSite } from '../serve/site/createSite'
import type { SiteOptions } from '../serve/site/createSite'
import { readSiteAddress } from '../serve/address/siteAddress'

/** The props that Next passes to the files of `app/(site)/[[...path]]`. */
export interface SiteParams {
  params: Promise<{ path?: string[] }>
}

/** The exports for the application's route files. */
export interface Voix {
  /** The options passed to `createVoix()`. The preview reads them. */
  options: SiteOptions
  /** `export default voix.Page` in `app/(site)/[[...path]]/page.tsx`. */
  Page: (props: SiteParams) => Promise<ReactNode>
  /** `export const generateMetadata = voix.generateMetadata` in the same `page.tsx`. */
  generateMetadata: (props: SiteParams) => Promise<Metadata>
  /**
   * `export default voix.Layout` in `app/(site)/[[...path]]/layout.tsx`: a root layout whose `lang` is the language of
   * the page.
   */
  Layout: (props: SiteParams & { children: ReactNode }) => Promise<ReactNode>
  /** `export default voix.NotFound` in `app/(site)/[[...path]]/not-found.tsx`. */
  NotFound: () => Promise<ReactNode>
  /** `export const GET = voix.sitemap` in `app/sitemap.xml/route.ts`. */
  sitemap: (request: Request) => Promise<Response>
  /** `export const GET = voix.robots` in `app/robots.txt/route.ts`. */
  robots: (request: Request) => Promise<Response>
  /**
   * `export const GET = voix.latestBuild` in `app/builds/latest.json/route.ts`: an open studio reads it to detect a
   * newer build.
   */
  latestBuild: () => Promise<Response>
  /** `export const GET = voix.buildMeta` in `app/builds/meta/[build]/route.ts`: lists the pages of a build. */
  buildMeta: (request: Request) => Promise<Response>
  /**
   * `export const GET = voix.pageData` in `app/builds/data/[[...path]]/route.ts`: `<path>/_payload.json` returns the
   * elements of a published page.
   */
  pageData: (request: Request) => Promise<Response>
  /**
   * `export const { GET, POST } = voix.content` in `app/%5F%5Fnuxt_content/[...path]/route.ts`: content collections for
   * browsers.
   */
  content: Record<'GET' | 'POST', (request: Request) => Promise<Response>>
  /** Queries a content collection: `(await voix.queryCollection('docs')).where('order', '>', 1).all()`. */
  queryCollection: (name: string) => Promise<ContentQueryBuilder>
  /** Returns the navigation of a content collection of pages. `fields` adds columns to each entry. */
  queryCollectionNavigation: (name: string, fields?: readonly string[]) => Promise<NavigationNode[]>
}

/** Creates the public site of an application, which renders its slices and layouts on the product's pages. */
export function createVoix(options: SiteOptions): Voix {
  const site = createSite(options)
  const routeOf = async (params: SiteParams['params']) => readSiteAddress((await params).path)
  return {
    options,
    Page: async ({ params }) => site.Page(await routeOf(params)),
    generateMetadata: async ({ params }) => site.metadata(await routeOf(params)),
    Layout: async ({ params, children }) => site.Document({ route: await routeOf(params), children }),
    NotFound: site.NotFound,
    sitemap: sitemapEndpoint(options),
    robots: robotsEndpoint(options),
    latestBuild,
    buildMeta: buildMetaEndpoint(options),
    pageData: pageDataEndpoint(options),
    content: contentEndpoint(options),
    queryCollection: async (name) => (await contentOf(options)).query(name),
    queryCollectionNavigation: async (name, fields) => (await contentOf(options)).navigation(name, fields),
  }
}
