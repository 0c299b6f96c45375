/** What a day of an application is kept in mind for. */
export const dateKinds = ['follow_up', 'interview', 'deadline', 'other'] as const

export type DateKind = (typeof dateKinds)[number]
