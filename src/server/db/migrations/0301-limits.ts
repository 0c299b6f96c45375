/**
 * What keeps one person from having more than their share, and one text from stopping the server.
 *
 * Sign-up credits are claimed by subjects and verified addresses; whether an address is verified is
 * known from its next sign-in on. How many bytes documents and their states say stands beside them,
 * since what is stored packed says up to forty times as much. Background work that cannot be done is
 * set aside with its reason.
 */
export const limits: readonly string[] = [
  `ALTER TABLE departed_emails RENAME TO sign_up_claims`,
  `ALTER TABLE sign_up_claims RENAME COLUMN email_hmac TO hmac`,
  `ALTER TABLE people ADD COLUMN is_email_verified boolean NOT NULL DEFAULT false`,

  `ALTER TABLE resumes
    ADD COLUMN history_bytes bigint NOT NULL DEFAULT 0,
    ADD COLUMN content_bytes integer NOT NULL GENERATED ALWAYS AS
      (octet_length(content::text) + coalesce(octet_length(original_content::text), 0)) STORED`,
  `ALTER TABLE letters
    ADD COLUMN history_bytes bigint NOT NULL DEFAULT 0,
    ADD COLUMN letter_bytes integer NOT NULL GENERATED ALWAYS AS
      (octet_length(letter::text)) STORED`,
  ...['revisions', 'letter_revisions'].map(
    (table) => `ALTER TABLE ${table}
      ADD COLUMN without_room boolean NOT NULL DEFAULT false,
      ADD COLUMN state_bytes integer NOT NULL GENERATED ALWAYS AS
        (octet_length(state::text)) STORED`,
  ),
  `UPDATE resumes SET history_bytes = kept.bytes
    FROM (SELECT resume_id, sum(state_bytes) AS bytes FROM revisions GROUP BY 1) AS kept
    WHERE kept.resume_id = resumes.id`,
  `UPDATE letters SET history_bytes = kept.bytes
    FROM (SELECT resume_id, sum(state_bytes) AS bytes FROM letter_revisions GROUP BY 1) AS kept
    WHERE kept.resume_id = letters.resume_id`,

  `CREATE TABLE set_aside (
    kind text NOT NULL CHECK (kind IN ('job_text', 'job_post')),
    subject text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('too_complex', 'failed')),
    program text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (kind, subject)
  )`,
  `ALTER TABLE resumes ADD COLUMN score_missing text
    CHECK (score_missing IN ('too_complex', 'busy'))`,
]
