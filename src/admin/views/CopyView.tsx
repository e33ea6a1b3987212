import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest, CollectionSlug } from 'payload'
import { CopyForm, type CopyField } from '../copy/CopyForm'
import { ChoosePage } from '../pages/ChoosePage'
import { readVoix } from '../server/readVoix'
import { shortAddressOf } from '../server/shortAddress'
import { requireStudioAccess } from '../server/studioAccess'
import { AdminPage } from './AdminPage'
import { labelText } from '../../slices/labelText'

/** `/voix/specials/copy/<id>`, for every collection that allows copies. */
export async function CopyView(props: AdminViewServerProps) {
  const { segments, collection } = shortAddressOf(props)
  requireStudioAccess({ props, route: `/${segments.join('/')}` })
  const { permissions, req } = props.initPageResult
  const { routes } = req.payload.config
  const id = segments[2] ?? ''
  if (!permissions.collections?.[collection.slug]?.create || collection.disableDuplicate) notFound()
  const source = await find(req, collection.slug, id)
  const title = collection.admin.useAsTitle
  const names = collection.flattenedFields.map(({ name }) => name)
  const fields = [title, 'slug'].filter((name) => name !== undefined && name !== 'id' && names.includes(name))
  return (
    <AdminPage props={props}>
      <CopyForm
        heading={`Copy “${textOf(source, title) || id}”`}
        list={{ label: labelText(collection.labels.plural, req.i18n), href: `${routes.admin}/${segments[0]}` }}
        apiRoute={routes.api}
        source={{ collection: collection.slug, id, isPage: false }}
        openAt={`${routes.admin}/collections/${collection.slug}`}
        fields={fields.map((name) => copyField(source, String(name)))}
      />
    </AdminPage>
  )
}

/** `/voix/pages/copy`: lets the user choose a page, and with `?page=<id>` the copy's title and path. */
export async function PagesCopyView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/pages/copy' })
  if (access === 'review') notFound()
  const { req } = props.initPageResult
  const { config } = req.payload
  const { admin } = config.routes
  const { page } = props.searchParams ?? {}
  if (typeof page !== 'string') {
    const heading = 'Which page is copied?'
    return (
      <AdminPage props={props}>
        <ChoosePage
          adminRoute={admin}
          heading={heading}
          openAt={`${admin}/pages/copy?page=`}
          apiRoute={config.routes.api}
          collection={readVoix({ config }).collections.pages}
        />
      </AdminPage>
    )
  }
  const { pages } = readVoix(req.payload).collections
  const source = await find(req, pages, page)
  const path = textOf(source, 'path')
  return (
    <AdminPage props={props}>
      <CopyForm
        heading={`Copy “${textOf(source, 'title') || page}”`}
        list={{ label: 'Pages', href: `${admin}/pages` }}
        apiRoute={config.routes.api}
        source={{ collection: pages, id: page, isPage: true }}
        openAt={`${admin}/studio`}
        fields={[
          { name: 'title', label: 'Title', value: `${textOf(source, 'title')} (copy)` },
          {
            name: 'path',
            label: 'Path',
            value: `${path === '/' ? '/home' : path}-copy`,
            hint: 'The whole address below the host, with a slash in front.',
          },
        ]}
      />
    </AdminPage>
  )
}

function copyField(source: Source, name: string): CopyField {
  const value = textOf(source, name)
  if (name !== 'slug') return { name, label: name === 'title' ? 'Title' : 'Name', value: `${value} (copy)` }
  return {
    name,
    label: 'Slug',
    value: `${value}-copy`,
    hint: 'For addresses and code: small letters, digits and hyphens.',
  }
}

type Source = Readonly<Record<string, unknown>>

async function find(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<Source> {
  const found = await req.payload
    .findByID({ collection, id, depth: 0, disableErrors: true, draft: true, overrideAccess: false, req })
    // The id is not valid for the collection.
    .catch(() => null)
  return (found as Source | null) ?? notFound()
}

function textOf(source: Source, name: string | undefined): string {
  const value = name === undefined ? undefined : source[name]
  return typeof value === 'string' ? value : ''
}
