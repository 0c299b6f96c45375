/** What docs/quality.md says of what is read: resumes and ads. */
import type { QualityArea } from './area.ts'
import { outsiders, latest, fourteenth } from './authors.ts'

export const readingAreas: readonly QualityArea[] = [
  {
    title: 'Reading a resume from a PDF',
    firstSight: [
      {
        what: 'F1 over all fields, people and makers of PDFs never seen',
        result: '73 (OfflineCV: 31)',
        target: '–',
        cases: `76 real files; ${outsiders}`,
      },
      {
        what: 'F1 over name, contact, jobs and schools, of other people and makers; by halves',
        result: '67.6; 71.1. Now 71.4, of files that were looked at; 72.4',
        target: '≥ 80',
        cases:
          '25 and 25 real files of a dozen makers in six languages, Word and Canva first; truth written before the first run, at 12b5e37b of 2026-11-28. The 56 before them: 81.4; 77.0, now 84.5; 79.0. The 45 before those: 71.6; 83.7, now 81.3; 86.5. The 47 before those: 74.8; 72.8. The 106 before those: 80.9, 78.3; 71.4, 72.1',
      },
      {
        what: 'of the same files: names right; wrong employers of those given; words that no field took',
        result:
          '20 of 25 and 20 of 25; 8 of 40 and 3 of 37; 13.7 and 10.7 %. Now 21 and 20; 8 of 40 and 4 of 41; 11.8 and 10.6 %',
        target: '≥ 95 %; ≤ 3 %; ≤ 8 %',
        cases:
          'the same 50 files; an entry that is not there counts as a wrong employer, and one without a sure role beside it, a legal form or a label is left empty and asked about',
      },
      {
        what: 'F1 where only the look of the page was new',
        result: '98.5',
        target: '–',
        cases: `number not told; ${outsiders}`,
      },
      {
        what: 'wrong names; jobs with a wrong employer; words that no field took',
        result: '14 of 76; 9 %; 20 %',
        target: '–',
        cases: `the same 76 files; ${outsiders}`,
      },
    ],
    measured: [
      {
        what: 'F1 at first sight, three files in layouts of other designers',
        from: {
          bench: 'reading',
          table: 'Reading resumes: batches at first sight',
          row: 'batch 8, all 3',
          column: 2,
        },
        target: '–',
      },
      {
        what: 'time from file to resume, median',
        from: {
          bench: 'reading',
          table: 'Reading two pages, in time of the processor',
          row: 'warm: file to resume',
        },
        target: '≤ 300 ms',
      },
    ],
    short:
      'Files that were looked at reach 98, and that says nothing of others: what is learned on some carries to the next by a point or two. One employer in ten of a stranger’s file is wrong: voluntary work and projects read as jobs, a name without the town that is part of it.',
    better:
      'Fewer and more general steps, judged on files left out of the work, and real files of the makers people use: Word, Canva, LinkedIn, Europass, LaTeX.',
  },
  {
    title: 'Reading a job ad',
    firstSight: [
      {
        what: 'requirements shown that are whole and really asked for; of the right kind',
        result:
          '141 of 169 (157 where a level or a bracket that is cut is forgiven); 143 of 169; 16 demands are missing. After mending, of 12 further ads that nobody had read, by a stricter judge: 92 of 118 (102); 103; 75 missing; the version before of the same ads: 80 of 107 (92); 93; 84',
        target: '≥ 95 %',
        cases:
          '24 ads in six languages that nobody here had read, judged by two people who had not seen the code, on 2026-11-27; the two versions of the second twelve without labels. Ads in running text lose most',
      },
      {
        what: 'demands of ads that have a row of their own; rows that are one whole demand',
        result:
          '84 %; 60 % of the twelve that nobody looked at, 77 %; 67 % of all others. With weights from these others too, of the twelve: 72 %; 78 %, and rows without a demand 36 to 15 of 100',
        target: '≥ 85 %; ≥ 95 %',
        cases: `81 and 432 demands (traits apart) of 12 and 74 real job pages in six languages; ${latest}. The weights come from 178 ads of which seven such people labelled 5,700 sentences. Of 12 invented ads, which are tidier, 93 %; 81 %`,
      },
      {
        what: 'pages of jobs, of any maker: kind; title; employer; place',
        result:
          '99 of 102; 31 of 39; 30 of 35; 23 of 30; three jobs were made of 63 pages without one',
        target: '≥ 97 %; 95; 92; 90; none',
        cases: `102 real pages in six languages, most of them of firms’ own sites; ${fourteenth}. A weak win is asked about. The 142 before them: 127; 69 of 83; 64 of 83; 50 of 63; seven of 55. The 100 before those: 92; 35 of 40; 27 of 40; 25 of 36; five of 60. The 141 before those: 125; 50 of 69; 38 of 64; 29 of 58; two of 68. The 100 and 124 before: 88; 28 of 41; 23 of 40; 15 of 34; one of 59 and 116; 47 of 57; 36 of 51; 28 of 43; three of 67`,
      },
      {
        what: 'title; employer; place of pasted ads of strangers; musts, precision and recall',
        result:
          '101 of 145; 46 of 82; 69 of 103; .84, .77. Title and employer of the 76 of them that nobody opened, then and now: 59 of 73 and 18 of 38, eight made up; 59 and 22, one made up',
        target: '≥ 90 %; ≥ 90; –; ≥ .90, ≥ .85',
        cases: `153 ads in six languages, of all trades; ${fourteenth}. Where an ad names none, 16 of 71 employers were made up. Names of trades and firms are now known by their letters, too, learnt from public lists. Of 662 ads it is known what they demand, beside the 178 whose sentences were labelled. The 146 before them: 102 of 132; 53 of 92; 71 of 99; .79, .81; 11 of 54 made up. The 152 before those: 104 of 145; 48 of 100; 85 of 119; .84, .81; four of 52. The 161 before: 97 of 160; 59 of 139; 82 of 139; .81, .82; two of 22. The 218 before: 111 of 212; 82 of 155; 122 of 172; .80, .72; 20 of 63. Neither more such ads nor one decision of where a title begins and ends made titles better on ads left out`,
      },
    ],
    measured: (
      [
        ['title', 'title'],
        ['employer', 'employer'],
        ['duties', 'duties'],
        ['degree', 'degree'],
        ['required skills', 'required skills'],
      ] as const
    ).map(([field, what]) => ({
      what: `${what} found in marked ads that nobody looked at`,
      from: { bench: 'unseen', table: 'Cases nobody has read', row: `ads/unseen: ${field} found` },
      target: '–',
    })),
    short:
      'The 48 ads are by the project’s own hand; they were judged three times, which makes them a little flattering. Employers, degrees and skills named only in running text are missed most. A page that tells of the firm under a heading that names a trade is taken for a job, and so is one whose headings name several jobs and nothing more.',
    better: 'Labels of more real postings, which are longer and lose most, by somebody else.',
  },
]
