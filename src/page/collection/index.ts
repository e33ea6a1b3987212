import type { CollectionConfig } from 'payload'
import { editorsOfTheNewSite, editorsOfTheSite, onlyStaff, publishedPagesOrStaff } from '../../collections/core/access'
import { ofCollection } from '../../collections/core/endpoints/ofCollection'
import type { CoreContext } from '../../options/context'
import { byPath } from './endpoints/byPath'
import { checkPathEndpoint } from './endpoints/checkPath'
import { copyEndpoint } from './endpoints/copy'
import { fieldsOfPages } from './fields'
import { askSite } from '../hooks/askSite'
import { tidyValues } from '../hooks/tidyValues'
import { writeEachPage } from '../hooks/bulkWrite'
import { markPendingElements } from '../hooks/markPendingElements'
import { checkChoices } from '../rules/checkChoices'
import { checkAudiences } from '../rules/checkAudiences'
import { checkConditions } from '../rules/checkConditions'
import { checkQueries } from '../rules/checkQueries'
import { checkKind } from '../rules/checkKind'
import { checkPath } from '../rules/checkPath'
import { checkRelations } from '../rules/checkRelations'
import { checkSections } from '../rules/checkSections'
import { checkStyles } from '../rules/checkStyles'
import { checkTitle } from '../rules/checkTitle'
import { checkTree } from '../rules/checkTree'
import { checkValues } from '../rules/checkValues'
import { runPublishChecks } from '../rules/runPublishChecks'
import { countRevision } from '../hooks/countRevision'
import { guardRevision } from '../hooks/guardRevision'
import { identifyRows } from '../hooks/identifyRows'
import { dropOldVersions, keepLatest } from '../hooks/keepLatest'
import { leaveOutHidden, selectWholeElements } from '../hooks/leaveOutHidden'
import { nestElements } from '../hooks/nestElements'
import { respectLocks } from '../rules/respectLocks'
import { signWrite } from '../hooks/signWrite'
import { lookOverPublished } from '../checks/lookOver'
import { tellAfterChange, tellAfterDelete } from '../collaboration'
import { expireAfterChange, expireAfterDelete } from '../expiry'
import { deletePageData } from '../lifecycle/deletePageData'
import { indexAfterChange, indexAfterDelete, refuseDelete, refuseRename, refuseTrash } from '../references'
import { dropReview } from '../review/dropReview'
import { dropOperations } from '../save/operations'
import { findAfterChange, findAfterDelete } from '../search'
import { recordTranslated } from '../store/translationRecord'
import { keepApproval } from '../review/keepApproval'

/** Pages: one document per language, with the elements as one flat list of rows. */
export const pages = (context: CoreContext): CollectionConfig => ({
  slug: context.slugs.pages,
  labels: { singular: 'Page', plural: 'Pages' },
  // Sorting by path groups the pages of a section and of a language in relationship fields.
  defaultSort: 'path',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'languageCode', '_status', 'updatedAt'],
    group: 'Content',
    enableListViewSelectAPI: true,
    listSearchableFields: ['title', 'path'],
  },
  access: {
    read: publishedPagesOrStaff,
    readVersions: onlyStaff,
    create: editorsOfTheNewSite,
    update: editorsOfTheSite,
    delete: editorsOfTheSite,
  },
  defaultPopulate: { title: true, path: true, siteId: true, languageCode: true },
  disableDuplicate: true,
  lockDocuments: false,
  trash: true,
  // `dropOldVersions` deletes old versions. Payload would only count them.
  versions: { maxPerDoc: 0, drafts: true },
  fields: fieldsOfPages(context),
  endpoints: [byPath, checkPathEndpoint({ reserved: context.reservedPaths }), copyEndpoint].map(ofCollection),
  hooks: {
    beforeOperation: [askSite, guardRevision, tidyValues, checkValues, identifyRows, selectWholeElements],
    beforeChange: [
      checkChoices(context),
      checkRelations,
      checkTitle,
      checkKind,
      checkPath({ reserved: context.reservedPaths }),
      checkTree(context),
      checkSections(context),
      checkStyles(context),
      checkConditions,
      checkAudiences(context),
      checkQueries,
      markPendingElements,
      keepApproval,
      runPublishChecks,
      respectLocks(context),
      recordTranslated,
      countRevision,
      signWrite,
      refuseTrash,
      refuseRename,
    ],
    afterRead: [leaveOutHidden(context)],
    afterChange: [
      keepLatest,
      dropOldVersions,
      indexAfterChange,
      expireAfterChange,
      findAfterChange,
      lookOverPublished,
      tellAfterChange,
    ],
    beforeDelete: [refuseDelete, dropReview, deletePageData],
    afterDelete: [indexAfterDelete, expireAfterDelete, findAfterDelete, dropOperations, tellAfterDelete],
    afterOperation: [writeEachPage, nestElements(context)],
  },
})
