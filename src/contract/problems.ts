/**
 * The one catalogue of refusals: code → HTTP status and the English sentence of `detail`.
 *
 * Every error body is `{detail, code}` (contract, "HTTP"). The server raises a code; the web maps
 * it to a locale key; a test walks this table. Sentences say what a person can do next.
 */
import { z } from 'zod'

/** By the status of the answer. */
const sentences = {
  // the request cannot be understood as it stands
  400: {
    bad_request: 'The request could not be understood{reason}. Please check it and try again.',
    invalid_resume: 'The resume could not be saved as sent: {reason}',
    notes_too_long: 'Notes may have at most 10,000 characters.',
    job_required: 'Paste a job description or a link to a job post first.',
    job_unreadable: 'No job could be read from this text. Please paste the whole job description.',
    job_link_unreadable:
      'That page could not be read here. Please paste the text of the job instead.',
    job_link_no_page:
      'This link leads to no page on the web. Copy the address of the job from your browser; it begins with https:// or http://.',
    job_link_login:
      'That page is shown only to people who sign in there. Please paste the text of the job instead.',
    job_link_several:
      'That page shows more than one job. Please paste the text of the one you want instead.',
    job_link_gone:
      'There is no job at that link any more. If you still have its text, please paste it instead.',
    job_too_long:
      'A job description may have at most 100,000 characters. Please paste only the job itself.',
    same_language: 'The target language is the same as the original.',
    login_failed: 'Signing in did not work. Please try again.',
    signature_invalid:
      'The signature of this message is not valid. Check STRIPE_WEBHOOK_SECRET and the clock.',
    mail_unreadable: 'There is no text to read in this e-mail. Paste its text instead.',
    file_missing: 'Choose a PDF file to upload.',
    key_reused:
      'This Idempotency-Key was already used for another request. Send this one with a new key.',
    board_unknown:
      'No board of jobs that can be read here was found at this address. Try the page on which the employer lists all its jobs.',
    board_unreachable:
      'That page gave no answer that could be read. Check the address, or try again later.',
  },
  // nobody is signed in
  401: {
    unauthorized: 'Your session has expired. Please log in again.',
  },
  // credits
  402: {
    insufficient_credits_tailor: 'Insufficient credits to tailor resume.',
    insufficient_credits_translate: 'Insufficient credits to translate resume.',
    insufficient_credits_score: 'Insufficient credits',
  },
  // who is asking may not
  403: {
    forbidden: 'This resume belongs to somebody else.',
    notes_forbidden: 'Not authorized to update this resume.',
    host_forbidden:
      'Here people sign in only on the machine that Lapel runs on. To use it through a proxy or from elsewhere, set PUBLIC_URL and OIDC_ISSUER_URL.',
    boards_off: 'Whoever runs this server does not let people follow boards.',
  },
  // nothing there
  404: {
    not_found: 'There is nothing at this address.',
    resume_not_found: 'Resume not found.',
    revision_not_found: 'This saved state is no longer in the history.',
    change_not_found: 'This resume has no such change.',
    scan_not_found: 'This scan is no longer here.',
    job_not_found: 'Job not found.',
    job_link_not_found: 'Job link not found',
  },
  // something there, but not so
  405: {
    method_not_allowed:
      'This address does not answer that method; the header Allow names those it does.',
  },
  // somebody was quicker, or there is no more room
  409: {
    letter_untranslated:
      'The ad is in another language than this resume, and too little of it can be told there. Translate the resume first, then write the letter beside the translation.',
    version_conflict: 'This resume was changed elsewhere since you opened it.',
    letter_conflict: 'This letter was changed elsewhere since you opened it.',
    request_in_progress: 'This is already being worked on. Please wait a moment.',
    too_many_resumes:
      'This account holds as many resumes as it may. Move some that you no longer need to the trash, then try again.',
    too_many_contacts: 'This application has 50 contacts already. Remove one, then try again.',
    too_many_dates:
      'This application has 50 days already. Remove one that is over, then try again.',
    mail_address_missing:
      'Your sign-in names no e-mail address that is confirmed to be yours, so nothing is mailed to you.',
    too_many_boards: 'You follow 10 boards already. Take one off your list, then try again.',
    storage_full:
      'Your storage is full. Delete resumes or scans that you no longer need, also from the trash, then try again.',
  },
  // too large
  413: {
    pdf_too_large: 'This file is larger than 10 MB. Please upload a smaller PDF.',
    body_too_large: 'This is too large to be saved.',
    resume_too_heavy:
      'A resume may have at most 500,000 characters in 10,000 lines and entries. Please shorten it, or divide it into two.',
  },
  // of another kind
  415: {
    pdf_not_pdf: 'This file is not a PDF. Please upload your resume as a PDF.',
    file_word_processor:
      'This file is from a word processor, in a format that cannot be read here (such as RTF, OpenDocument or an older Word file). Open it there, save it as PDF or .docx, and upload that.',
    file_picture:
      'This file is a picture. Please upload your resume as a PDF; a PDF of a scan can be read.',
    job_file_unreadable:
      'No text can be read from this file. Choose the job as a PDF, a Word file (.docx) or plain text, or paste its text.',
    file_encoding:
      'This text is not in UTF-8, so its accents cannot be told. Save it as UTF-8 and upload it again.',
    unsupported_media_type: 'This kind of content is not accepted here.',
  },
  // understood, and of no use
  422: {
    pdf_encrypted: 'This file is protected by a password. Save it without one and upload it again.',
    pdf_damaged:
      'This file is damaged and cannot be opened. Save it again and upload the new file.',
    pdf_too_complex:
      'Reading this file takes too long here. Please upload a simpler or shorter PDF.',
    pdf_empty: 'This file has no pages with content.',
    pdf_no_text:
      'No text was found in this PDF, not even by reading its pictures. Please upload one saved from a word processor.',
    pdf_needs_ocr:
      'This PDF is a picture without text, such as a scan. Upload one saved from a word processor, or have scans read here: npm install --include=optional',
    scan_being_read:
      'This PDF is a picture without text, such as a scan. It is now being read in the background, which takes a minute or two; the resume then appears in your list.',
    photo_unusable:
      'This picture cannot be kept as a photo. Choose a JPEG, PNG or WebP picture in Lapel, which makes a small square one of it.',
    text_too_complex:
      'This text takes too long to read here. Nothing was charged; please shorten the text and try again.',
    unprintable:
      'This cannot be made into a PDF here: it is too long or holds something that cannot be set. Shorten it, or print it with your browser.',
    resume_unscorable: 'This resume has no content that could be scored yet.',
    nothing_to_translate: 'This resume has no text that could be translated yet.',
    change_stopped:
      'This change says something that your resume does not show. Reword it, or leave it out.',
    model_address_refused:
      'This address is not asked. A model must have a public https address, or run on this computer if Lapel runs here for you alone.',
    model_key_refused:
      'The service refused the key, or its account has no credit left. Check the key and try again.',
    model_unknown: 'The service does not know this model. Check its name and the address.',
    model_unreachable: 'The model could not be reached. Check the address, and whether it runs.',
    model_too_slow:
      'The model did not answer within 20 seconds. Try again, or choose a smaller one.',
    model_unusable:
      'The model gave no answer that could be used. Try again, or choose another one.',
  },
  // too much at once
  429: {
    too_many_requests: 'Too many requests. Please wait a moment and try again.',
    scans_waiting:
      'Three of your scans are still to be read. Please upload the next one when one of them is done.',
  },
  // our side
  500: {
    internal: 'Something went wrong on our side. Nothing was lost; please try again.',
  },
  // our side, for a while
  503: {
    job_link_busy:
      'That site asks to be left alone for a while. Try again in {reason}, or paste the text of the job instead.',
    text_busy: 'There is a lot to do right now. Nothing was charged; please try again in a moment.',
    reader_busy: 'Many files are being read right now. Please try again in a moment.',
    reader_timeout:
      'Reading this file took too long because there is much to do. Please try again in a moment.',
    printer_busy: 'Many PDFs are being made right now. Please try again in a moment.',
    printer_failed:
      'This PDF could not be made here. Please try again, or print it with your browser.',
    database_unavailable: 'The database cannot be reached right now. Please try again.',
    jobs_unavailable: 'Some of the jobs cannot be reached right now. Please try again in a moment.',
    server_leaving: 'This server is being stopped. Please try again in a moment.',
    issuer_unavailable: 'The sign-in service cannot be reached right now. Please try again.',
    translation_unavailable:
      'No translation engine is installed. Run: npm run models -- {language}',
    translation_timeout:
      'Translating took too long and was stopped. No credit was used; please try again.',
    translation_failed:
      'The translation engine stopped working. No credit was used; please try again.',
    translation_rejected:
      'Too many lines of the translation came back wrong, so it was thrown away. No credit was used.',
    mail_unavailable: 'This server is not set up to send mail.',
    payments_unavailable:
      'Payment system is not available. Please try again later or contact support.',
  },
} as const satisfies Record<number, Readonly<Record<string, string>>>

type Sentences = typeof sentences
export type ProblemCode = { [Status in keyof Sentences]: keyof Sentences[Status] }[keyof Sentences]

const problems = Object.fromEntries(
  Object.entries(sentences).flatMap(([status, ofStatus]) =>
    Object.entries(ofStatus).map(([code, detail]) => [code, { status: Number(status), detail }]),
  ),
) as Record<ProblemCode, { status: number; detail: string }> // the keys are those of the sentences

/** The refusals of calls that wait for the reading of a text. */
export const textProblems = ['text_too_complex', 'text_busy'] as const satisfies ProblemCode[]

/** The refusals of calls about one resume. */
export const resumeProblems = ['resume_not_found', 'forbidden'] as const satisfies ProblemCode[]

/** The refusals of calls that set a resume on paper. */
export const paperProblems = [
  ...textProblems,
  ...resumeProblems,
  'printer_busy',
  'printer_failed',
  'unprintable',
] as const satisfies ProblemCode[]

/** The refusals of calls that read a document. */
export const documentProblems = [
  'file_missing',
  'pdf_too_large',
  'pdf_not_pdf',
  'file_word_processor',
  'file_picture',
  'file_encoding',
  'pdf_encrypted',
  'pdf_damaged',
  'pdf_too_complex',
  'pdf_empty',
  'pdf_no_text',
  'pdf_needs_ocr',
  'reader_busy',
  'reader_timeout',
] as const satisfies ProblemCode[]

export const problemCodes = Object.keys(problems) as ProblemCode[]

/** The body of every answer that is not a success. */
export const problemBody = z.object({ detail: z.string(), code: z.enum(problemCodes) })

export function problemStatus(code: ProblemCode): number {
  return problems[code].status
}

/** The sentence of a problem with its `{placeholders}` filled in. */
export function problemDetail(code: ProblemCode, values: Record<string, string> = {}): string {
  return problems[code].detail.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
