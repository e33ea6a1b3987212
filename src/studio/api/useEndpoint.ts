'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import type { AnswerOf, Contract, InputOf } from '../../contract/endpoint'
import { addressFor, readerOf } from './call'

/**
 * Reads an endpoint with SWR; `input: null` sends no request. Returns the data, the error as a sentence for the user, a
 * function that revalidates, and one that replaces the data by the response of a write.
 */
export function useEndpoint<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C> | null,
  options: SWRConfiguration<AnswerOf<C>, Error> = {},
) {
  const address = input === null ? null : addressFor(apiRoute, contract, input)
  const { data, error, mutate } = useSWR<AnswerOf<C>, Error>(address, readerOf(contract), {
    keepPreviousData: true,
    ...options,
  })
  return {
    data,
    problem: error instanceof Error ? error.message : null,
    again: () => void mutate(),
    replace: (answer: AnswerOf<C>) => void mutate(answer, { revalidate: false }),
  }
}
