/**
 * What a database of several machines takes as well (Citus): a reference that only follows what is deleted,
 * since no job changes its id, and no functions that read tables of jobs.
 */
export const shards: readonly string[] = [
  `ALTER TABLE job_search DROP CONSTRAINT job_search_job_id_fkey,
    ADD FOREIGN KEY (job_id) REFERENCES jobs ON DELETE CASCADE`,
  `ALTER TABLE job_bodies DROP CONSTRAINT job_bodies_job_id_fkey,
    ADD FOREIGN KEY (job_id) REFERENCES job_search ON DELETE CASCADE`,
  `DROP FUNCTION some_job_text_has(tsquery)`,
  `DROP FUNCTION some_job_title_has(tsquery)`,
]
