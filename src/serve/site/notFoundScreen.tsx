import { getPayload } from 'payload'
import type { ReactNode } from 'react'
import { getVoix } from '../../options/getVoix'
import { siteLabelsOf } from '../../options/siteLabels'
import type { LoadOptions } from '../page/loadPage'
import { NotFound, type ScreenLink } from '../screens/NotFound'

interface Site extends Pick<LoadOptions, 'config'> {
  notFoundLinks?: readonly ScreenLink[]
}

/** Renders the screen of an unknown address. Default: in the site's first language. */
export async function notFoundScreen(
  { config: given, notFoundLinks = [] }: Site,
  { path, languageCode }: { path?: string; languageCode?: string },
): Promise<ReactNode> {
  const { config } = await getPayload({ config: given })
  const voix = getVoix(config)
  const labels = await siteLabelsOf(voix, languageCode ?? voix.languages[0]?.code ?? 'en')
  return <NotFound apiRoute={config.routes.api} labels={labels} links={notFoundLinks} path={path} />
}
