import type { PayloadRequest } from 'payload'
import { isStaff } from './roles'

/** Reviewers, editors and administrators; never agents. Serves collections and fields. */
export const onlyStaff = ({ req }: { req: PayloadRequest }): boolean => isStaff(req)
