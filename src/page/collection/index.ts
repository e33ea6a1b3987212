import type { CollectionConfig } from 'payload'
import { editorsOfTheNewSite, editorsOfTheSite, onlyStaff, publishedPagesOrStaff } from '../../collections/core/access'
import { ofCollection } from '../../collections/core/endpoints/ofCollection'
import type { CoreContext } from '../../options/context'
import { byPath } from './endpoints/byPath'
import { checkPathEndpoint } from './endpoints/checkPath'
import { copyEndpoint } from './endpoints/copy'
import { fieldsOfPages } from './fields'
import { tidyValues } from '../hooks/tidyValues'
import { writeEachPage } from '../hooks/bulkWrite'
import { approveElements } from '../hooks/approveElements'
import { checkChoices } from '../hooks/checkChoices'
import { checkAudiences } from '../hooks/checkAudiences'
import { checkConditions } from '../hooks/checkConditions'
import { checkQueries } from '../hooks/checkQueries'
import { checkKind } from '../hooks/checkKind'
import { checkPath } from '../hooks/checkPath'
import { checkRelations } from '../hooks/checkRelations'
import { checkSections } from '../hooks/checkSections'
import { checkStyles } from '../hooks/checkStyles'
import { checkTitle } from '../hooks/checkTitle'
import { checkTree } from '../hooks/checkTree'
import { checkValues } from '../hooks/checkValues'
import { refuseErrors } from '../hooks/refuseErrors'
import { countRevision } from '../hooks/countRevision'
import { guardRevision } from '../hooks/guardRevision'
import { identifyRows } from '../hooks/identifyRows'
import { dropOldVersions, keepLatest } from '../hooks/keepLatest'
import { leaveOutHidden, selectWholeElements } from '../hooks/leaveOutHidden'
import { nestElements } from '../hooks/nestElements'
import { respectLocks } from '../hooks/respectLocks'
import { signWrite } from '../hooks/signWrite'
import { recordTranslated } from '../translation/record'
import { keepApproval } from '../review/keepApproval'

/** Pages: one document per language, elements as one flat field of rows. */
export const pages = (context: CoreContext): CollectionConfig => ({
  slug: context.slugs.pages,
  labels: { singular: 'Page', plural: 'Pages' },
  // Where one is chosen, a section of the site stands together, and so does a language.
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
  // Those that are kept are chosen by `dropOldVersions`; Payload would count.
  versions: { maxPerDoc: 0, drafts: true },
  fields: fieldsOfPages(context),
  endpoints: [byPath, checkPathEndpoint({ reserved: context.reservedPaths }), copyEndpoint].map(ofCollection),
  hooks: {
    beforeOperation: [guardRevision, tidyValues, checkValues, identifyRows, selectWholeElements],
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
      approveElements,
      keepApproval,
      refuseErrors,
      respectLocks(context),
      recordTranslated,
      countRevision,
      signWrite,
    ],
    afterRead: [leaveOutHidden(context)],
    afterChange: [keepLatest, dropOldVersions],
    afterOperation: [writeEachPage, nestElements(context)],
  },
})
