/** The layouts of the agents' portal. */
export const AGENT_LAYOUTS = { families: ['agents'] }
