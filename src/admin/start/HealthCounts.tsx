import { countFindings } from '../../contract/findings'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { KIND_NAMES, kindOf } from '../health/kinds'
import { Lines, Nothing } from './Lines'

/** The number of findings on published pages, by kind. Each line opens the list of this kind. */
export function HealthCounts({ adminRoute, apiRoute }: { adminRoute: string; apiRoute: string }) {
  const { data, problem } = useEndpoint(apiRoute, countFindings, {})
  if (problem !== null) return <p role="alert">{problem}</p>
  if (!data) return <Nothing>Looking …</Nothing>
  const { counts, unchecked } = data
  const lines = KIND_NAMES.flatMap((kind) => {
    const found = counts.filter((one) => kindOf(one) === kind).reduce((sum, { count }) => sum + count, 0)
    const href = `${adminRoute}/health?${new URLSearchParams({ kind }).toString()}`
    return found === 0 ? [] : [{ id: kind, title: kind, href, note: found === 1 ? '1 finding' : `${found} findings` }]
  })
  const pages = unchecked === 1 ? '1 page was' : `${unchecked} pages were`
  const rest = { id: 'unchecked', title: 'Not checked', href: `${adminRoute}/health`, note: `${pages} not checked yet` }
  return <Lines empty="No problems found." lines={unchecked > 0 ? [...lines, rest] : lines} />
}
