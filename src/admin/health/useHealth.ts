'use client'

import { useEffect, useState } from 'react'
import type { Finding } from '../../slices/checks'
import { readData } from '../../studio/api/request'

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
}

interface Health {
  pages: readonly CheckedPage[]
  /** The number of pages, or `null` before the first response. */
  total: number | null
  isDone: boolean
  problem: string | null
}

const NOTHING: Health = { pages: [], total: null, isDone: false, problem: null }

/** Checks all published pages in batches. A new `turn` starts over. */
export function useHealth(apiRoute: string, turn: number): Health {
  const [health, setHealth] = useState(NOTHING)
  useEffect(() => {
    let isWanted = true
    setHealth(NOTHING)
    const read = async () => {
      for (let page = 1, last = 1; page <= last && isWanted; page += 1) {
        const part = await readData<Part>(`${apiRoute}/voix/health?page=${page}`)
        last = part.totalPages
        if (isWanted) {
          setHealth(({ pages }) => {
            return { pages: [...pages, ...part.pages], total: part.totalDocs, isDone: page >= last, problem: null }
          })
        }
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
