/** Hosts whose pages the application's slices may frame (`defineVoix({ frameHosts })`). */
export const frameHosts = (): string[] => process.env.VOIX_FRAME_HOSTS?.split(' ').filter(Boolean) ?? []
