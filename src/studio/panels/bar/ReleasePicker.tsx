'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { readReleases, releasesUrl } from '../../api/releases'
import { enterRelease } from '../../commands/releaseCommands'
import { commandById } from '../../commands/registry'
import { useSession } from '../../session/session'
import { NewRelease } from './NewRelease'
import { ReleaseMenu, ReleaseMenuItem } from '../../ui/ReleaseMenu'

/** Where the page is worked on: as it is outside, or within a release. */
export function ReleasePicker() {
  const session = useSession()
  const { ui } = session
  const { adminRoute, canEdit, release } = session.boot
  // The boot data has the releases from when the studio opened.
  const { data: releases = session.boot.releases } = useSWR(releasesUrl(session.boot), readReleases, {
    revalidateOnMount: false,
    revalidateOnFocus: false,
  })
  const preview = commandById('preview-release')
  const [isMaking, setIsMaking] = useState(false)
  return (
    <>
      <ReleaseMenu
        onChoose={(id) => enterRelease(session, id)}
        outside="The page as it is, for everybody."
        release={release}
        releases={releases}
      >
        {release && preview && (
          <ReleaseMenuItem command="preview-release" onSelect={() => preview.run(session)}>
            {preview.label}
          </ReleaseMenuItem>
        )}
        {canEdit && (
          <ReleaseMenuItem command="new-release" onSelect={() => setIsMaking(true)}>
            New release…
          </ReleaseMenuItem>
        )}
        <ReleaseMenuItem
          onSelect={() => ui.setState({ leavingTo: `${adminRoute}/releases${release ? `/${release.id}` : ''}` })}
        >
          {release ? 'Open the release' : 'All releases'}
        </ReleaseMenuItem>
      </ReleaseMenu>
      {isMaking && <NewRelease onClose={() => setIsMaking(false)} />}
    </>
  )
}
