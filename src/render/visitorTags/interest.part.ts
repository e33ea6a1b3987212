'use client'

import { plainPart } from '../parts/part'

/** Counts the tags that a visitor sees. */
export const interest = plainPart('interest', () => import('./countTags'))
