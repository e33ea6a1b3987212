import type { PeopleState, ReleaseEnd } from '../../model/collaboration'
import type { StudioBoot } from '../../model/boot'
import type { Slice } from '../editorStore'

/** Records that the release has ended. The first report is kept, unless a later one has the user. */
export function endWork(
  people: Slice<PeopleState>,
  { release }: Pick<StudioBoot, 'release'>,
  end: Pick<ReleaseEnd, 'how' | 'by'>,
): void {
  const { ended } = people.getState()
  if (release && (ended === null || (ended.by === null && end.by !== null)))
    people.setState({ ended: { release: { id: release.id, name: release.name }, ...end } })
}
