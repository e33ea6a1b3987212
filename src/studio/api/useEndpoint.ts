'use client'

import useSWR, { type SWRConfiguration } from 'swr'
import { addressOf, type AnswerOf, type Contract, type InputOf } from '../../contract/endpoint'
import { readData } from './request'

/**
 * Reads an endpoint with SWR. `input: null` reads nothing. Returns the answer, the reason why there is none as a sentence for
 * the user, and a function that reads it again.
 */
export function useEndpoint<C extends Contract>(
  apiRoute: string,
  contract: C,
  input: InputOf<C> | null,
  options: SWRConfiguration<AnswerOf<C>, Error> = {},
) {
  const address = input === null ? null : `${apiRoute}${addressOf(contract, input as object)}`
  const { data, error, mutate } = useSWR<AnswerOf<C>, Error>(address, readData<AnswerOf<C>>, {
    keepPreviousData: true,
    ...options,
  })
  return { data, problem: error instanceof Error ? error.message : null, again: () => void mutate() }
}
