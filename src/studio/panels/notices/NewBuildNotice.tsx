'use client'

import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import useSWR from 'swr'
import { useSession } from '../../session/session'
import notice from '../bar/notice.module.css'

/** How often an open studio asks, in milliseconds; it asks as well when its window is looked at again. */
const INTERVAL = 60_000

/** The server runs a newer build than this window: its scripts may be gone by the time that they are needed. */
export function NewBuildNotice() {
  const { buildId: own } = useSession().boot
  const [isPutOff, setIsPutOff] = useState<string>()
  const { data: latest } = useSWR('/builds/latest.json', latestBuild, {
    refreshInterval: INTERVAL,
    dedupingInterval: 0,
    // The page that has just come is of the latest.
    revalidateOnMount: false,
  })
  if (latest === undefined || latest === own || latest === isPutOff) return null
  return (
    <div className={notice.offer} data-live-notice="new-build" role="status">
      <Sparkles aria-hidden size={17} />
      <p>
        A newer version of this application runs on the server. Save when it suits you, then{' '}
        <button className={notice.link} data-command="reload" onClick={() => location.reload()} type="button">
          load the studio again
        </button>
        .
      </p>
      <button className={notice.link} onClick={() => setIsPutOff(latest)} type="button">
        Later
      </button>
    </div>
  )
}

async function latestBuild(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}?${Date.now()}`)
  return answer.ok ? ((await answer.json()) as { id: string }).id : undefined
}
