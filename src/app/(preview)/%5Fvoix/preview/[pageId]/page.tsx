import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { packView } from '@/studio/sync/packView'
import { channelToken } from '@/studio/app/server/channelToken'
import { describeSlices } from '@/studio/app/server/describeCatalogue'
import { readVoix } from '@/studio/app/server/readVoix'
import { studioAccess } from '@/studio/app/server/studioAccess'
import { readPreview } from '../../../preview'
import { Frame } from './Frame.client'

interface Props {
  params: Promise<{ pageId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The studio's frame: the newest draft in its layout, live from there on. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const [{ pageId }, { layout }] = await Promise.all([params, searchParams])
  const {
    user,
    view,
    layout: chosen,
    layoutData,
  } = await readPreview(pageId, typeof layout === 'string' ? layout : null)
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  const { default: Layout } = chosen
  const access = studioAccess(req)
  return (
    <Layout context={view.context} data={layoutData} page={view.page}>
      <Frame
        access={access === 'none' ? 'review' : access}
        adminId={String(user.id)}
        apiRoute={payload.config.routes.api}
        slices={await describeSlices({ slices: readVoix({ config: payload.config }).slices, req })}
        token={channelToken({ req, pageId })}
        view={packView(view)}
      />
    </Layout>
  )
}
