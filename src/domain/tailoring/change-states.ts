/** Where a proposed change stands; for whoever needs no more of the review. */
export const changeStates = ['applied', 'waiting', 'accepted', 'left_out'] as const

export type ChangeState = (typeof changeStates)[number]
