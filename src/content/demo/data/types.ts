/** A text in the demo's two languages. */
export interface Localized {
  en: string
  es: string
}

export interface DemoBrand {
  slug: string
  name: string
  /** Of its pages. */
  layout: string
  tagline: Localized
  description: Localized
  image: string
  colors: { name: string; value: string }[]
}

export type GalleryCategory = 'resort' | 'activities' | 'pools' | 'rooms' | 'dining' | 'celebrations' | 'meetings'

export interface MeetingRoom {
  name: string
  area: number
  capacity: {
    theatre: number
    classroom: number
    banquet: number
    boardroom: number
    reception: number
    uShape: number
  }
}

export interface DemoResort {
  slug: string
  name: string
  brand: string
  country: string
  region: string
  /** IANA name. */
  timeZone: string
  location: { lat: number; lng: number }
  tagline: Localized
  description: Localized
  image: string
  gallery: [picture: string, category: GalleryCategory][]
  checkIn?: string
  checkOut?: string
  amenities: [name: Localized, description: Localized][]
  meetingFacilities: MeetingRoom[]
  bookingEngineCode: string
  tripAdvisorId: string
  tripAdvisorRating: number
  tripAdvisorReviews: number
  contact: { phone: string; email: string; address: string }
}

export type PostType =
  | 'Blog Post'
  | 'Playacares Post'
  | 'Dominican Republic Post'
  | 'Jamaica Post'
  | 'Mexico Post'
  | 'USA Post'
  | 'Press Release'

export interface PostSource {
  slug: string
  postType: PostType
  title: Localized
  excerpt: Localized
  cover: string
  author: string
  publishedAt: string
  tags: string[]
  /** Lines of light markup. */
  body: Record<keyof Localized, string[]>
}
