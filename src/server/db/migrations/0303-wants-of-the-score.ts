/** What jobs want is what the score asks for: their texts are read once more, and till then want nothing. */
export const wantsOfTheScore: readonly string[] = [
  `UPDATE job_bodies SET wants = '[]', change = DEFAULT`,
  `INSERT INTO job_texts_due (job_id) SELECT job_id FROM job_bodies
    ON CONFLICT (job_id) DO UPDATE SET asked = job_texts_due.asked + 1`,
]
