import type { PayloadRequest } from 'payload'
import { isStaff } from './roles'

/** Allows reviewers, editors and administrators, but not agents. For collections and fields. */
export const onlyStaff = ({ req }: { req: PayloadRequest }): boolean => isStaff(req)
