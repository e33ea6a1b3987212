'use client'

import useSWR from 'swr'
import { readData } from '../../studio/api/request'

/** What an endpoint of ours answers, or why it does not. `every`: asked again after so many milliseconds. */
export function useAsked<Data>(url: string | null, every = 0) {
  const { data, error, mutate } = useSWR(url, readData<Data>, { keepPreviousData: true, refreshInterval: every })
  return { data, problem: error instanceof Error ? error.message : null, again: () => void mutate() }
}
