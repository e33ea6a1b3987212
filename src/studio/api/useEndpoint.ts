'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import type { AnswerOf, Contract, InputOf } from '../../contract/endpoint'
import { addressFor, readerOf } from './call'

/**
 * Reads an endpoint with SWR. `input: null` reads nothing. Returns the answer, the reason why there is none as a sentence for
 * the user, a function that reads it again, and one that replaces the answer by that of a write.
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
