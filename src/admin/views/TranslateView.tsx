import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { idOf } from '../../slices'
import { ChoosePage } from '../pages/ChoosePage'
import { readVoix } from '../server/readVoix'
import { mayEdit, requireStudioAccess } from '../server/studioAccess'
import { LanguagesScreen } from '../translate/LanguagesScreen'
import { TranslationScreen } from '../translate/TranslationScreen'
import { AdminPage } from './AdminPage'

/**
 * `/voix/pages/translate`: lets the user choose a page, lists its languages with `?page=<id>`, or shows a translation
 * next to its original.
 */
export async function TranslateView(props: AdminViewServerProps) {
  const { access } = requireStudioAccess({ props, route: '/pages/translate' })
  const { req } = props.initPageResult
  const { config } = req.payload
  const { admin, api } = config.routes
  const { page: id, to } = props.searchParams ?? {}
  const voix = readVoix({ config })
  if (typeof id !== 'string') {
    const openAt = `${admin}/pages/translate?page=`
    return (
      <AdminPage props={props}>
        <ChoosePage
          adminRoute={admin}
          heading="Which page is translated?"
          openAt={openAt}
          apiRoute={config.routes.api}
          collection={readVoix({ config }).collections.pages}
        />
      </AdminPage>
    )
  }
  const page = await req.payload
    .findByID({
      collection: voix.collections.pages,
      id,
      depth: 0,
      disableErrors: true,
      draft: true,
      overrideAccess: false,
      req,
    })
    // The id is not valid for a page.
    .catch(() => null)
  if (!page) notFound()
  const shared = { adminRoute: admin, apiRoute: api, pageId: String(page.id) }
  const canEdit = access !== 'review' && (await mayEdit({ req, pageId: shared.pageId }))
  const languages = voix.languages.map(({ code, name, icon }) => ({
    code,
    name,
    ...(icon === undefined ? {} : { icon }),
  }))
  return (
    <AdminPage props={props}>
      {idOf(page.translationOf) === null ? (
        <LanguagesScreen {...shared} canEdit={canEdit} key={shared.pageId} to={typeof to === 'string' ? to : null} />
      ) : (
        <TranslationScreen {...shared} canEdit={canEdit} key={shared.pageId} languages={languages} />
      )}
    </AdminPage>
  )
}
