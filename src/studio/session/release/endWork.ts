import type { PeopleState, ReleaseEnd } from '../../model/collaboration'
import type { StudioBoot } from '../../model/boot'
import type { Slice } from '../editorStore'

/** Says that work in the release has ended. The first word counts, unless a later one knows who. */
export function endWork(
  people: Slice<PeopleState>,
  { release }: Pick<StudioBoot, 'release'>,
  end: Pick<ReleaseEnd, 'how' | 'by'>,
): void {
  const { ended } = people.getState()
  if (release && (ended === null || (ended.by === null && end.by !== null)))
    people.setState({ ended: { release: { id: release.id, name: release.name }, ...end } })
}
