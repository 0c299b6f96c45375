/** An e-mail as it was taken apart, and what it was read to say. */

/** A moment by the clock of whoever told it. */
export interface LocalMoment {
  /** `2026-11-30` */
  day: string
  /** `14:30`; null where no time is told. */
  time: string | null
}

export interface Mail {
  subject: string
  fromName: string
  fromAddress: string
  /** By the sender's clock; null where the mail says none. */
  sentAt: LocalMoment | null
  text: string
  /** It was sent to a list of subscribers. */
  isToList: boolean
  /** Of a calendar part; null without one, or where it calls something off. */
  invitation: LocalMoment | null
}

/** What a mail says of an application; `none` where it changes nothing. */
export const mailStatuses = ['received', 'interview', 'offer', 'rejected', 'none'] as const
export type MailStatus = (typeof mailStatuses)[number]

export interface MailDay extends LocalMoment {
  /** An appointment, or the last day for an answer. */
  isDeadline: boolean
}

export interface MailReading {
  isAboutApplication: boolean
  status: MailStatus
  /** Null where none is told, or more than one. */
  date: MailDay | null
  employer: string | null
  title: string | null
}
