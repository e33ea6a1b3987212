'use client'

import { useEffect, useState } from 'react'
import { checkAgain, readHealth, type CheckedPage } from '../../contract/findings'
import { read } from '../../studio/api/call'

interface Health {
  pages: readonly CheckedPage[]
  /** The number of pages, or `null` before the first response. */
  total: number | null
  isDone: boolean
  /** The number of pages that are still to be checked. */
  left: number
  problem: string | null
}

const NOTHING: Health = { pages: [], total: null, isDone: false, left: 0, problem: null }

/** Reads the stored findings in batches, and requests checks of changed pages. A new `turn` checks all pages again. */
export function useHealth(apiRoute: string, turn: number): Health {
  const [health, setHealth] = useState(NOTHING)
  useEffect(() => {
    let isWanted = true
    setHealth(NOTHING)
    const readAll = async () => {
      if (turn > 0) {
        await read(apiRoute, checkAgain, {})
      }
      const before: CheckedPage[] = []
      for (let page = 1, last = 1; page <= last && isWanted;) {
        const part = await read(apiRoute, readHealth, { query: { page } })
        const { due, totalDocs: total } = part
        last = part.totalPages
        const pages = [...before, ...part.pages]
        const isDone = page >= last && due === 0
        if (isWanted) setHealth({ pages, total, isDone, left: total - pages.length + due, problem: null })
        // Repeats the batch until all of its pages are checked.
        if (due > 0) continue
        before.push(...part.pages)
        page += 1
      }
    }
    readAll().catch((error: unknown) => {
      if (isWanted) setHealth((now) => ({ ...now, isDone: true, problem: String((error as Error).message) }))
    })
    return () => {
      isWanted = false
    }
  }, [apiRoute, turn])
  return health
}
