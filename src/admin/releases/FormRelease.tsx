'use client'

import { toast, useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { findReleaseAddress } from '../../studio/api/releases'
import { rememberRelease } from '../../studio/dom/releaseCookie'
import type { ReleaseChoice } from '../../studio/model/boot'
import { ConfirmDialog } from '../../studio/ui/ConfirmDialog'
import { ReleaseMenu, ReleaseMenuItem } from '../../studio/ui/ReleaseMenu'

interface Props {
  release: ReleaseChoice | null
  releases: ReleaseChoice[]
}

/** Selects in a document's form whether edits go to the document itself or to a release. */
export function FormRelease({ release, releases }: Props) {
  const { config } = useConfig()
  const { isTrashed } = useDocumentInfo()
  const { setModified } = useForm()
  const isModified = useFormModified()
  const router = useRouter()
  const [wanted, setAsked] = useState<string | null>(null)
  const [isGoing, setGoing] = useState(false)
  const { admin, api } = config.routes
  useAskedRelease(release)

  const go = (id: string | null) => {
    rememberRelease(id)
    setModified(false)
    setGoing(true)
  }
  // Reloads only when the form is unmodified, so that the browser does not ask again.
  useEffect(() => {
    if (isGoing && !isModified) window.location.reload()
  }, [isGoing, isModified])

  const look = async () => {
    if (!release) return
    const looked = await findReleaseAddress({ boot: { apiRoute: api }, id: release.id })
    if (looked.ok) window.open(looked.address, '_blank', 'noopener')
    else toast.error(looked.message)
  }
  if (isTrashed) return null
  return (
    <>
      <ReleaseMenu
        isWide
        onChoose={(id) => (isModified ? setAsked(id ?? '') : go(id))}
        outside="The document itself, for everyone."
        release={release}
        releases={releases}
      >
        {release && <ReleaseMenuItem onSelect={() => void look()}>Preview the site with the release</ReleaseMenuItem>}
        <ReleaseMenuItem onSelect={() => router.push(`${admin}/releases${release ? `/${release.id}` : ''}`)}>
          {release ? 'Open the release' : 'All releases'}
        </ReleaseMenuItem>
      </ReleaseMenu>
      <ConfirmDialog
        cancelLabel="Stay"
        confirmLabel="Leave"
        isOpen={wanted !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          go(wanted || null)
        }}
        title="Unsaved changes"
      >
        You have some unsaved changes. Are you sure you want to leave?
      </ConfirmDialog>
    </>
  )
}

/** Reads the choice from the address (`?release=<id>`, or `none`), then removes the parameter. */
function useAskedRelease(release: ReleaseChoice | null): void {
  const wanted = useSearchParams().get('release')
  useEffect(() => {
    if (wanted === null) return
    const url = new URL(window.location.href)
    url.searchParams.delete('release')
    if (wanted === (release?.id ?? 'none')) return window.history.replaceState(window.history.state, '', url)
    rememberRelease(wanted === 'none' ? null : wanted)
    window.location.replace(url)
  }, [wanted, release])
}
