'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'
import { request } from '../../studio/api/request'
import type { Release } from './types'

export interface ReleaseControl {
  release: Release | undefined
  problem: string | null
  isBusy: boolean
  /** Asks the server to change the release; says what was done, or why it was not. Returns the answer, `null` where it was refused. */
  run: (asked: { method?: 'POST' | 'DELETE'; path: string; body?: unknown; done: string }) => Promise<Release | null>
}

/** One release, as it is now and after what is done with it. */
export function useRelease({ apiRoute, id }: { apiRoute: string; id: string }): ReleaseControl {
  const url = `${apiRoute}/voix/releases/${encodeURIComponent(id)}`
  const { data, error, mutate } = useSWR(url, load, { refreshInterval: 30_000 })
  const [isBusy, setIsBusy] = useState(false)
  return {
    release: data,
    problem: error instanceof Error ? error.message : null,
    isBusy,
    run: async ({ method = 'POST', path, body, done }) => {
      setIsBusy(true)
      const answer = await request<Release>({
        method,
        url: url + path,
        body: method === 'POST' ? (body ?? {}) : undefined,
      })
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

async function load(url: string): Promise<Release> {
  const answer = await request<Release>({ url })
  if (!answer.ok) throw new Error(answer.status === 404 ? 'There is no such release.' : answer.message)
  return answer.data
}
