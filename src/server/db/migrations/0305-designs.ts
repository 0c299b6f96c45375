/** A design of the page beside its layout: what was made before keeps the sheet that it had. */
const first = (layout: string) => `CASE ${layout} WHEN 'two-column' THEN 'tinted' ELSE 'plain' END`

const withDesign = (table: string, column: string) =>
  `UPDATE ${table} SET ${column} =
    ${column} || jsonb_build_object('design', ${first(`${column} ->> 'layout'`)})
    WHERE ${column} IS NOT NULL AND NOT ${column} ? 'design'`

export const designs: readonly string[] = [
  `ALTER TABLE resumes ADD COLUMN design text`,
  `UPDATE resumes SET design = ${first('layout')}`,
  withDesign('resumes', 'original_content'),
  withDesign('revisions', 'state'),
]
