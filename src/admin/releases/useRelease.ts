'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'
import type { AnswerOf } from '../../contract/endpoint'
import { readRelease, type makePreview, type Release } from '../../contract/releases'
import { addressFor, call } from '../../studio/api/call'
import type { Answer } from '../../studio/api/request'

/** A release after a change, with what only this response contains. */
type Changed = Release & Partial<Pick<AnswerOf<typeof makePreview>, 'told'>>

export interface ReleaseControl {
  release: Release | undefined
  problem: string | null
  isBusy: boolean
  apiRoute: string
  /**
   * Awaits a change of the release and shows the result as a toast. Returns the response, or `null` if it was refused.
   */
  run: (change: Promise<Answer<Changed>>, done: string) => Promise<Changed | null>
}

/** Loads a release and updates it after each change. */
export function useRelease({ apiRoute, id }: { apiRoute: string; id: string }): ReleaseControl {
  const input = { params: { release: id } }
  const load = async (): Promise<Release> => {
    const answer = await call(apiRoute, readRelease, input)
    if (!answer.ok) throw new Error(answer.status === 404 ? 'There is no such release.' : answer.message)
    return answer.data
  }
  const { data, error, mutate } = useSWR(addressFor(apiRoute, readRelease, input), load, { refreshInterval: 30_000 })
  const [isBusy, setIsBusy] = useState(false)
  return {
    release: data,
    problem: error instanceof Error ? error.message : null,
    isBusy,
    apiRoute,
    run: async (change, done) => {
      setIsBusy(true)
      const answer = await change
      setIsBusy(false)
      if (!answer.ok) {
        toast.error(answer.message)
        void mutate()
        return null
      }
      const { told: _told, ...release } = answer.data
      void mutate(release, { revalidate: false })
      toast.success(done)
      return answer.data
    },
  }
}
