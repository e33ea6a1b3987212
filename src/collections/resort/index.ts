import { bookingCodeTriggers } from './bookingCodeTriggers'
import { brands } from './brands'
import { consentBanners } from './consentBanners'
import { factSheets } from './factSheets'
import { posts } from './posts'
import { resorts } from './resorts'
import { specials } from './specials'

/** The collections of the resort group. */
export const resortCollections = [resorts, brands, specials, factSheets, bookingCodeTriggers, posts, consentBanners]
