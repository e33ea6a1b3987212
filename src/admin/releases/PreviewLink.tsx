'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { makePreview, revokePreview, type Release } from '../../contract/releases'
import { call } from '../../studio/api/call'
import { LocalTime } from '../pages/PageFacts'
import own from './releases.module.css'
import type { ReleaseControl } from './useRelease'

interface Props {
  control: ReleaseControl
  release: Release
}

const DAYS = [1, 7, 30, 90]

/**
 * Creates a link that shows the whole site as it will be, to anyone who has it. Shown once, since the server stores
 * only its hash.
 */
export function PreviewLink({ control: { apiRoute, run, isBusy }, release }: Props) {
  const params = { release: release.id }
  const [days, setDays] = useState(7)
  const [link, setLink] = useState<string | null>(null)
  const make = async () => {
    const made = call(apiRoute, makePreview, { params, body: { days } })
    const answer = await run(made, 'The link was created. It is shown only once.')
    if (answer?.told) setLink(`${window.location.origin}/preview-release/${release.id}/${answer.told.secret}`)
  }
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success('Copied.'),
      () => toast.error('Copying was blocked. Select the link and copy it manually.'),
    )
  return (
    <section aria-label="Preview link" className={own.panel}>
      <h2>Link to the preview</h2>
      <p>
        {release.previewUntil === null ? (
          'Anyone with the link sees the whole site as it will be, without signing in.'
        ) : (
          <>
            A link opens it until <LocalTime iso={release.previewUntil} />. A new one ends it.
          </>
        )}
      </p>
      <div className={own.form}>
        <label className={own.field}>
          Good for
          <select onChange={(event) => setDays(Number(event.target.value))} value={days}>
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? '1 day' : `${each} days`}
              </option>
            ))}
          </select>
        </label>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void make()} size="medium">
          Make a link
        </Button>
        {release.previewUntil !== null && (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() => {
              setLink(null)
              void run(call(apiRoute, revokePreview, { params }), 'The link no longer works.')
            }}
            size="medium"
          >
            Take it back
          </Button>
        )}
      </div>
      {link !== null && release.previewUntil !== null && (
        <p className={own.link}>
          <code>{link}</code>
          <Button buttonStyle="subtle" margin={false} onClick={() => copy(link)} size="small">
            Copy
          </Button>
        </p>
      )}
    </section>
  )
}
