import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DesignGuideScreen } from '../slicer/DesignGuideScreen'
import { SliceScreen } from '../slicer/SliceScreen'
import { SlicerScreen } from '../slicer/SlicerScreen'
import { StyleGuideScreen } from '../slicer/StyleGuideScreen'
import { TemplateScreen, TemplatesScreen } from '../slicer/TemplateScreens'
import { describeSlices } from '../../slices/description/describeSlices'
import { describeLayouts } from '../server/describeLayouts'
import { findLayouts } from '../server/findLayouts'
import { readVoix } from '../server/readVoix'
import { requireStudioAccess } from '../server/studioAccess'
import { SECTION_SLICE } from '../../tree'
import { layoutLabel, type SliceInfo } from '../../studio/model/boot'
import { AdminPage } from './AdminPage'

/** `/voix/slicer`: the list of slices. */
export async function SlicerView(props: AdminViewServerProps) {
  const { adminRoute, apiRoute, layouts, slices } = await readSlicer(props, '/slicer')
  return (
    <AdminPage props={props}>
      <SlicerScreen adminRoute={adminRoute} apiRoute={apiRoute} layouts={layouts.map(named)} slices={slices} />
    </AdminPage>
  )
}

/** `/voix/slicer/slices/<name>`: one slice. */
export async function SliceView(props: AdminViewServerProps) {
  const name = segmentOf(props, 2)
  const { adminRoute, apiRoute, layouts, slices } = await readSlicer(props, `/slicer/slices/${name}`)
  const slice = slices.find((each) => each.name === name)
  if (!slice) notFound()
  return (
    <AdminPage props={props}>
      <SliceScreen
        adminRoute={adminRoute}
        apiRoute={apiRoute}
        isOwn={slice.name === SECTION_SLICE}
        labels={Object.fromEntries(slices.map((each) => [each.name, each.label]))}
        layouts={layouts.filter((layout) => standsOn(slice, layout.name)).map(named)}
        slice={slice}
      />
    </AdminPage>
  )
}

/** `/voix/slicer/templates`, and `/voix/slicer/templates/<slice>.<template>`. */
export async function TemplatesView(props: AdminViewServerProps) {
  const address = segmentOf(props, 2)
  const { adminRoute, layouts, slices } = await readSlicer(props, `/slicer/templates${address && `/${address}`}`)
  if (address === '') {
    return (
      <AdminPage props={props}>
        <TemplatesScreen adminRoute={adminRoute} slices={slices} />
      </AdminPage>
    )
  }
  const [name, wanted] = address.split('.')
  const slice = slices.find((each) => each.name === name)
  const template = slice?.templates.find((each) => each.name === wanted)
  if (!slice || !template) notFound()
  return (
    <AdminPage props={props}>
      <TemplateScreen
        adminRoute={adminRoute}
        layouts={layouts.filter((layout) => standsOn(slice, layout.name)).map(named)}
        slice={slice}
        template={template}
      />
    </AdminPage>
  )
}

/** `/voix/slicer/design-guide`: the options and rules of layouts. */
export async function DesignGuideView(props: AdminViewServerProps) {
  const { adminRoute, layouts, slices } = await readSlicer(props, '/slicer/design-guide')
  return (
    <AdminPage props={props}>
      <DesignGuideScreen adminRoute={adminRoute} layouts={layouts} slices={slices} />
    </AdminPage>
  )
}

/** `/voix/style-guide`: the look of layouts. `?layout=jewel` preselects one. */
export function StyleGuideView(props: AdminViewServerProps) {
  requireStudioAccess({ props, route: '/style-guide' })
  const { config } = props.initPageResult.req.payload
  const { defaultLayout, layouts: all } = readVoix({ config })
  const layouts = defaultFirst(all, defaultLayout).map(named)
  const wanted = props.searchParams?.layout
  const start = layouts.find(({ name }) => name === wanted) ?? layouts[0]
  return (
    <AdminPage props={props}>
      <StyleGuideScreen adminRoute={config.routes.admin} layouts={layouts} start={start?.name ?? ''} />
    </AdminPage>
  )
}

async function readSlicer(props: AdminViewServerProps, route: string) {
  requireStudioAccess({ props, route })
  const { req } = props.initPageResult
  const { config } = req.payload
  const voix = readVoix({ config })
  const slices = await describeSlices({ slices: voix.slices, req })
  return {
    adminRoute: config.routes.admin,
    apiRoute: config.routes.api,
    slices: [...slices].sort((a, b) => a.label.localeCompare(b.label)),
    layouts: defaultFirst(describeLayouts(await findLayouts(req), voix.styles), voix.defaultLayout),
  }
}

/** Sorts the layout of new pages first, so that its slices are shown first. */
function defaultFirst<Layout extends { name: string }>(layouts: readonly Layout[], first?: string): Layout[] {
  return [...layouts].sort((one, other) => Number(other.name === first) - Number(one.name === first))
}

function standsOn({ rules }: SliceInfo, layout: string): boolean {
  return rules.layouts === '*' || rules.layouts.includes(layout)
}

function named(layout: { name: string; label: string; isOffered?: boolean }) {
  return { name: layout.name, label: layoutLabel(layout) }
}

function segmentOf({ params }: AdminViewServerProps, index: number): string {
  const segments = params?.segments
  const segment = Array.isArray(segments) ? segments[index] : undefined
  return typeof segment === 'string' ? decodeURIComponent(segment) : ''
}
