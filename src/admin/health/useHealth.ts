'use client'

import { useEffect, useState } from 'react'
import type { Finding } from '../../slices/checks'
import { readData, request } from '../../studio/api/request'

/** A page and its findings, as `GET /api/voix/health` returns them. */
export interface CheckedPage {
  id: string
  title: string
  path: string | null
  languageCode: string
  findings: (Finding & { name: string })[]
}

interface Part {
  pages: CheckedPage[]
  totalPages: number
  totalDocs: number
  /** The number of pages of the part that are still to be checked. */
  due: number
}

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

/** Reads the stored findings in batches, and has pages that were changed since checked. A new `turn` checks all pages again. */
export function useHealth(apiRoute: string, turn: number): Health {
  const [health, setHealth] = useState(NOTHING)
  useEffect(() => {
    let isWanted = true
    setHealth(NOTHING)
    const read = async () => {
      if (turn > 0) {
        const answer = await request({ method: 'POST', url: `${apiRoute}/voix/health/again` })
        if (!answer.ok) throw new Error(answer.message)
      }
      const before: CheckedPage[] = []
      for (let page = 1, last = 1; page <= last && isWanted;) {
        const part = await readData<Part>(`${apiRoute}/voix/health?page=${page}`)
        const { due, totalDocs: total } = part
        last = part.totalPages
        const pages = [...before, ...part.pages]
        const isDone = page >= last && due === 0
        if (isWanted) setHealth({ pages, total, isDone, left: total - pages.length + due, problem: null })
        // The same part again, until all of it is checked.
        if (due > 0) continue
        before.push(...part.pages)
        page += 1
      }
    }
    read().catch((error: unknown) => {
      if (isWanted) setHealth((now) => ({ ...now, isDone: true, problem: String((error as Error).message) }))
    })
    return () => {
      isWanted = false
    }
  }, [apiRoute, turn])
  return health
}
