/**
 * The one catalogue of refusals: code → HTTP status and the English sentence of `detail`.
 *
 * Every error body is `{detail, code}` (contract, "HTTP"). The server raises a code; the web maps
 * it to a locale key; a test walks this table. Sentences say what a person can do next.
 */
import { z } from 'zod'

export const problems = {
  // 400: the request cannot be understood as it stands
  bad_request: [400, 'The request could not be understood{reason}. Please check it and try again.'],
  invalid_resume: [400, 'The resume could not be saved as sent: {reason}'],
  notes_too_long: [400, 'Notes may have at most 10,000 characters.'],
  job_required: [400, 'Paste a job description or a link to a job post first.'],
  job_unreadable: [
    400,
    'No job could be read from this text. Please paste the whole job description.',
  ],
  job_link_unreadable: [
    400,
    'That page could not be read here. Please paste the text of the job instead.',
  ],
  job_link_no_page: [
    400,
    'This link leads to no page on the web. Copy the address of the job from your browser; it begins with https:// or http://.',
  ],
  job_link_login: [
    400,
    'That page is shown only to people who sign in there. Please paste the text of the job instead.',
  ],
  job_link_several: [
    400,
    'That page shows more than one job. Please paste the text of the one you want instead.',
  ],
  job_link_busy: [
    503,
    'That site asks to be left alone for a while. Try again in {reason}, or paste the text of the job instead.',
  ],
  job_link_gone: [
    400,
    'There is no job at that link any more. If you still have its text, please paste it instead.',
  ],
  job_too_long: [
    400,
    'A job description may have at most 100,000 characters. Please paste only the job itself.',
  ],
  letter_untranslated: [
    409,
    'The ad is in another language than this resume, and too little of it can be told there. Translate the resume first, then write the letter beside the translation.',
  ],
  same_language: [400, 'The target language is the same as the original.'],
  login_failed: [400, 'Signing in did not work. Please try again.'],
  signature_invalid: [
    400,
    'The signature of this message is not valid. Check STRIPE_WEBHOOK_SECRET and the clock.',
  ],
  mail_unreadable: [400, 'There is no text to read in this e-mail. Paste its text instead.'],
  file_missing: [400, 'Choose a PDF file to upload.'],
  key_reused: [
    400,
    'This Idempotency-Key was already used for another request. Send this one with a new key.',
  ],
  board_unknown: [
    400,
    'No board of jobs that can be read here was found at this address. Try the page on which the employer lists all its jobs.',
  ],
  board_unreachable: [
    400,
    'That page gave no answer that could be read. Check the address, or try again later.',
  ],
  // 401 and 403: who is asking
  unauthorized: [401, 'Your session has expired. Please log in again.'],
  forbidden: [403, 'This resume belongs to somebody else.'],
  notes_forbidden: [403, 'Not authorized to update this resume.'],
  host_forbidden: [
    403,
    'Here people sign in only on the machine that Lapel runs on. To use it through a proxy or from elsewhere, set PUBLIC_URL and OIDC_ISSUER_URL.',
  ],
  boards_off: [403, 'Whoever runs this server does not let people follow boards.'],
  // 402: credits
  insufficient_credits_tailor: [402, 'Insufficient credits to tailor resume.'],
  insufficient_credits_translate: [402, 'Insufficient credits to translate resume.'],
  insufficient_credits_score: [402, 'Insufficient credits'],
  // 404: nothing there
  not_found: [404, 'There is nothing at this address.'],
  resume_not_found: [404, 'Resume not found.'],
  revision_not_found: [404, 'This saved state is no longer in the history.'],
  change_not_found: [404, 'This resume has no such change.'],
  scan_not_found: [404, 'This scan is no longer here.'],
  job_not_found: [404, 'Job not found.'],
  job_link_not_found: [404, 'Job link not found'],
  // 405: something there, but not so
  method_not_allowed: [
    405,
    'This address does not answer that method; the header Allow names those it does.',
  ],
  // 409: somebody was quicker
  version_conflict: [409, 'This resume was changed elsewhere since you opened it.'],
  letter_conflict: [409, 'This letter was changed elsewhere since you opened it.'],
  request_in_progress: [409, 'This is already being worked on. Please wait a moment.'],
  too_many_resumes: [
    409,
    'This account holds as many resumes as it may. Move some that you no longer need to the trash, then try again.',
  ],
  too_many_contacts: [409, 'This application has 50 contacts already. Remove one, then try again.'],
  too_many_dates: [
    409,
    'This application has 50 days already. Remove one that is over, then try again.',
  ],
  mail_address_missing: [
    409,
    'Your sign-in names no e-mail address that is confirmed to be yours, so nothing is mailed to you.',
  ],
  too_many_boards: [409, 'You follow 10 boards already. Take one off your list, then try again.'],
  storage_full: [
    409,
    'Your storage is full. Delete resumes or scans that you no longer need, also from the trash, then try again.',
  ],
  // 413, 415, 422: files
  pdf_too_large: [413, 'This file is larger than 10 MB. Please upload a smaller PDF.'],
  body_too_large: [413, 'This is too large to be saved.'],
  resume_too_heavy: [
    413,
    'A resume may have at most 500,000 characters in 10,000 lines and entries. Please shorten it, or divide it into two.',
  ],
  pdf_not_pdf: [415, 'This file is not a PDF. Please upload your resume as a PDF.'],
  file_word_processor: [
    415,
    'This file is from a word processor, in a format that cannot be read here (such as RTF, OpenDocument or an older Word file). Open it there, save it as PDF or .docx, and upload that.',
  ],
  file_picture: [
    415,
    'This file is a picture. Please upload your resume as a PDF; a PDF of a scan can be read.',
  ],
  job_file_unreadable: [
    415,
    'No text can be read from this file. Choose the job as a PDF, a Word file (.docx) or plain text, or paste its text.',
  ],
  file_encoding: [
    415,
    'This text is not in UTF-8, so its accents cannot be told. Save it as UTF-8 and upload it again.',
  ],
  unsupported_media_type: [415, 'This kind of content is not accepted here.'],
  pdf_encrypted: [
    422,
    'This file is protected by a password. Save it without one and upload it again.',
  ],
  pdf_damaged: [
    422,
    'This file is damaged and cannot be opened. Save it again and upload the new file.',
  ],
  pdf_too_complex: [
    422,
    'Reading this file takes too long here. Please upload a simpler or shorter PDF.',
  ],
  pdf_empty: [422, 'This file has no pages with content.'],
  pdf_no_text: [
    422,
    'No text was found in this PDF, not even by reading its pictures. Please upload one saved from a word processor.',
  ],
  pdf_needs_ocr: [
    422,
    'This PDF is a picture without text, such as a scan. Upload one saved from a word processor, or have scans read here: npm install --include=optional',
  ],
  scan_being_read: [
    422,
    'This PDF is a picture without text, such as a scan. It is now being read in the background, which takes a minute or two; the resume then appears in your list.',
  ],
  photo_unusable: [
    422,
    'This picture cannot be kept as a photo. Choose a JPEG, PNG or WebP picture in Lapel, which makes a small square one of it.',
  ],
  text_too_complex: [
    422,
    'This text takes too long to read here. Nothing was charged; please shorten the text and try again.',
  ],
  unprintable: [
    422,
    'This cannot be made into a PDF here: it is too long or holds something that cannot be set. Shorten it, or print it with your browser.',
  ],
  resume_unscorable: [422, 'This resume has no content that could be scored yet.'],
  nothing_to_translate: [422, 'This resume has no text that could be translated yet.'],
  change_stopped: [
    422,
    'This change says something that your resume does not show. Reword it, or leave it out.',
  ],
  model_address_refused: [
    422,
    'This address is not asked. A model must have a public https address, or run on this computer if Lapel runs here for you alone.',
  ],
  model_key_refused: [
    422,
    'The service refused the key, or its account has no credit left. Check the key and try again.',
  ],
  model_unknown: [422, 'The service does not know this model. Check its name and the address.'],
  model_unreachable: [
    422,
    'The model could not be reached. Check the address, and whether it runs.',
  ],
  model_too_slow: [
    422,
    'The model did not answer within 20 seconds. Try again, or choose a smaller one.',
  ],
  model_unusable: [
    422,
    'The model gave no answer that could be used. Try again, or choose another one.',
  ],
  // 429: too much at once
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  scans_waiting: [
    429,
    'Three of your scans are still to be read. Please upload the next one when one of them is done.',
  ],
  // 5xx: our side
  internal: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  text_busy: [
    503,
    'There is a lot to do right now. Nothing was charged; please try again in a moment.',
  ],
  reader_busy: [503, 'Many files are being read right now. Please try again in a moment.'],
  reader_timeout: [
    503,
    'Reading this file took too long because there is much to do. Please try again in a moment.',
  ],
  printer_busy: [503, 'Many PDFs are being made right now. Please try again in a moment.'],
  printer_failed: [
    503,
    'This PDF could not be made here. Please try again, or print it with your browser.',
  ],
  database_unavailable: [503, 'The database cannot be reached right now. Please try again.'],
  jobs_unavailable: [
    503,
    'Some of the jobs cannot be reached right now. Please try again in a moment.',
  ],
  server_leaving: [503, 'This server is being stopped. Please try again in a moment.'],
  issuer_unavailable: [503, 'The sign-in service cannot be reached right now. Please try again.'],
  translation_unavailable: [
    503,
    'No translation engine is installed. Run: npm run models -- {language}',
  ],
  translation_timeout: [
    503,
    'Translating took too long and was stopped. No credit was used; please try again.',
  ],
  translation_failed: [
    503,
    'The translation engine stopped working. No credit was used; please try again.',
  ],
  translation_rejected: [
    503,
    'Too many lines of the translation came back wrong, so it was thrown away. No credit was used.',
  ],
  mail_unavailable: [503, 'This server is not set up to send mail.'],
  payments_unavailable: [
    503,
    'Payment system is not available. Please try again later or contact support.',
  ],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type ProblemCode = keyof typeof problems

/** The refusals of calls that wait for the reading of a text. */
export const textProblems = ['text_too_complex', 'text_busy'] as const satisfies ProblemCode[]

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
  return problems[code][0]
}

/** The sentence of a problem with its `{placeholders}` filled in. */
export function problemDetail(code: ProblemCode, values: Record<string, string> = {}): string {
  return problems[code][1].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
