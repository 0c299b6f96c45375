/** What docs/quality.md says of what is read and written: resumes, ads, the guard, the score, tailoring. */
import type { QualityArea } from './area.ts'

const outsiders = 'written by somebody who had not seen the code; judged at f76846f of 2026-11-23'

const latest =
  'written and labelled by somebody who had not seen the code; judged at first sight, at ae97f3f8 of 2026-11-27'

const strangers =
  'written and labelled by somebody who had not seen the code; judged once, at 6d5de605 of 2026-11-24'

export const textAreas: readonly QualityArea[] = [
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
        result: '80.9; 78.3',
        target: '≥ 80',
        cases:
          '27 and 26 real files of fifteen makers in six languages, of which nobody here has read one; truth written before the first run, at ae97f3f8 of 2026-11-27. The 53 before them: 71.4; 72.1, later 71.2; 75.0. The 55 before those: 76.5; 76.8. Headings told by fitted weights won on batches left out (80.7 to 81.9) and lost on the first of these halves (78.6), so they are not in',
      },
      {
        what: 'of the same files: names right; wrong employers of those given; words that no field took',
        result: '26 of 27 and 22 of 26; 17 of 72 and 6 of 63; 8.6 and 7.4 %',
        target: '≥ 95 %; ≤ 3 %; ≤ 8 %',
        cases: 'the same 53 files; an entry that is not there counts as a wrong employer',
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
      'Files that were looked at reach 98, and that says nothing of others: what is learned on some carries to the next by a point or two. One employer in five of a stranger’s file is wrong: a head cut at the wrong entry, a department, a kind of contract.',
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
          '84 %; 75 %. With each sentence told by fitted weights: 93 %; 81 %; in its group 99 %. Of ten further ads left out of the fitting: 44 to 78 % have a row',
        target: '≥ 85 %; ≥ 95 %',
        cases: `98 demands (traits apart) of 12 ads in six languages; ${latest}. The weights come from 92 ads of which three such people labelled 2,600 sentences. Of real postings left out, 59 to 65 % of the demands have a row, 60 to 57 % of the rows are one whole demand`,
      },
      {
        what: 'pages of jobs, of any maker: kind; title; employer; place',
        result:
          '73 of 88; 33 of 58; 24 of 54; 32 of 50; four jobs were made of 24 pages without one. With weights that know one half too, the other: kind 37 to 39 of 44; 16 to 18 of 30; 16 to 18 of 28; 16 of 26; one of nine as before',
        target: '≥ 97 %; 95; 92; 90; none',
        cases: `88 real pages of 55 repositories in six languages; ${latest}. A town said longer or shorter counts; a weak win is asked about. The 81 before them: 66; 37 of 54; 30 of 48; 24 of 43; two of 24`,
      },
      {
        what: 'title; employer of pasted ads of strangers',
        result:
          '6 of 12; 5 of 12. After work on half of them, on the other half: 4 of 6; 4 of 6 (before: 4; 2), no wrong employer',
        target: '≥ 90 %',
        cases:
          '12 ads in six languages; written and labelled by somebody who had not seen the code; judged at first sight, at 6b3a465d of 2026-11-26',
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
      'The 48 ads are by the project’s own hand; they were judged three times, which makes them a little flattering. Employers, degrees and skills named only in running text are missed most.',
    better: 'Labels of more real postings, which are longer and lose most, by somebody else.',
  },
  {
    title: 'Truth: does a changed resume say more than its original?',
    firstSight: [
      {
        what: 'subtle fabrications that pass unmarked',
        result: '22 of 108 (20 %); now 13, of the people whom nobody read 6 of 54 (before: 9)',
        target: '≤ 8 %',
        cases: `single edits of six people, a language each, 24 of them about papers; ${latest}. The 36 people before them: 15 %; 17 %; 18 %; 15 %; 14 %; 16 %`,
      },
      {
        what: 'honest rewording: proven, asked about, stopped',
        result:
          '64 %, 33 %, 4 % of 132, of which 36 are about one’s own papers. Now 62 %, 34 %, 4 %; of the people whom nobody read 62 %, 35 %, 3 %',
        target: '≥ 75 %, –, ≤ 3 %',
        cases: 'edits of the same people',
      },
      {
        what: 'entries of whole translations: honest ones proven, planted ones unmarked',
        result:
          '83 % of 237, 9 % stopped; 8 of 36. Now 83 %, 2 % stopped; 8 of 36. The twelve people before them: 95 %, 90 %; 9 and 6 of 36',
        target: '≥ 90 %; ≤ 8 %',
        cases: 'the same six people',
      },
      {
        what: 'sentences of letters: honest ones proven, false ones unmarked',
        result:
          '55 % of 47; 8 of 24. With weights of their own: 51 %; 1 of 24. The twelve people before them: 57 %, 56 %; 5 and 6 of 24',
        target: '≥ 85 %; ≤ 8 %',
        cases: 'six letters of the same people',
      },
      {
        what: 'certificates, licences and courses that nobody has, unmarked; honest words about those one has: proven, stopped',
        result: '4 of 36 (before there was a rule for them: 5); 36 %, 28 % (before: 33 %, 28 %)',
        target: '≤ 8 %; ≥ 75 %; ≤ 3 %',
        cases:
          '72 single edits of six other people; written and labelled by somebody who had not seen the code; judged at first sight, at db837ed5 of 2026-11-27',
      },
      {
        what: 'subtle fabrications that passed the guard before this one unmarked',
        result: '25 %',
        target: '–',
        cases: `149 edits; ${outsiders} (Resume-Matcher’s rules let 78 % of an easier set pass)`,
      },
    ],
    measured: [
      {
        what: 'false single edits of eight people that pass unmarked (seen by whoever mends)',
        from: {
          bench: 'truth',
          table: 'Truth: what the guard says, in three grades',
          row: 'rewrites, all',
          column: 2,
        },
        target: '≤ 8 %',
      },
      {
        what: 'honest single edits of the same people that are proven; the rest is asked about or stopped',
        from: {
          bench: 'truth',
          table: 'Truth: what the guard says, in three grades',
          row: 'rewrites, all',
          column: 6,
        },
        target: '≥ 75 %',
      },
    ],
    short:
      'The guard proves no truth. An act in the place of another that the tables do not know, work of others that is left out, and a thing for a thing that a table holds near pass most often; honest lines are asked about where they use other words for the same thing. Show Edits puts every change beside its source, so that a person decides.',
    better:
      'A second opinion that quotes the source, for questions alone; first sight on people and trades that nobody here has seen.',
  },
  {
    title: 'The score, and the skills to add',
    firstSight: [
      {
        what: 'rank correlation with a reader’s judgement (Spearman, per ad); AUC of those who would be invited; by halves',
        result: '.72, .79; .925, .978. With ads read by sentence: .75, .81; .921, .975',
        target: '≥ .73; ≥ .95',
        cases: `98 pairs of 12 ads and 70 people in six languages; ${latest}. TF-IDF has .41, .60; .75, .81. The 99 pairs before them: .80, .85; .839, .958. Ten to twenty-five thousand further names of occupations, written by somebody else, made the order worse on five of eight batches, and were left out`,
      },
      {
        what: 'medians by judged fit 4 · 3 · 2 · 1 · 0; 95th percentile of fit 0',
        result:
          '93 · 80 · 69 · 48 · 6; 37 and 72 · 79 · 74 · 29 · 4; 24. Now 92 · 69 · 68 · 42 · 6; 35 and 73 · 77 · 74 · 29 · 4; 24',
        target: '≥ 75 · ≥ 55; ≤ 30',
        cases: 'the same pairs, by halves',
      },
      {
        what: 'score of the ideal candidate in honest words (medians of the halves)',
        result: '92; 80. Now 91; 81',
        target: '≥ 85',
        cases:
          'the same ads: now 18, 84, 89, 92, 97 and 98; 33, 48, 73, 89, 91 and 100. The 12 before them: 89; 73',
      },
      {
        what: 'the same resume in two languages within five points',
        result: '11 of 17, and now 11',
        target: 'all',
        cases:
          'the same pairs; the worst is 21 apart, mostly because a title stands nearer to the job’s in one of two languages. The 13 before them: 6',
      },
      {
        what: 'the same of other people, judged in sums before and after: per ad; per resume; AUC; two languages',
        result: '.69; .65; .920; 29 of 38. Now .75; .69; .952',
        target: '≥ .73; ≥ .65; ≥ .95; all',
        cases: `188 pairs of 22 ads and 56 people in six languages; ${strangers}`,
      },
    ],
    measured: [
      {
        what: 'rank correlation per ad, on ads of ours that nobody looks at',
        from: {
          bench: 'fit',
          table: 'Fit: the order of judged pairs',
          row: 'score, sealed third of the ads',
          column: 2,
        },
        target: '≥ .73',
      },
      {
        what: 'milliseconds a score takes',
        from: {
          bench: 'scoring',
          table: 'Score: matched against weakened resumes (RJDB development rows)',
          row: 'ms a score, on the processor',
        },
        target: '≤ 1',
      },
    ],
    short:
      'One ideal in three has a trade whose name no table knows, and stands under 60; the same person in another language may lose it too; who is more than the ad seeks stands as high as who fits. Rules written on six ads did nothing for six others, and were taken out.',
    better:
      'Reading the person better: what a line of work shows without naming it, and trades that are near in fact.',
  },
  {
    title: 'Tailoring without a model',
    firstSight: [
      {
        what: 'which version a recruiter would rather send: tailored, original, either',
        result:
          '8, 27, 5 of 40 and 8, 20, 2 of 30, at first sight of two writers (the one before had 34, 6, 0 of 40 others); the writer of today, which leaves summaries and lines alone, had 10, 12, 8 of the same 30, before its last mending',
        target: '≥ 80 %; none; ≤ 2 %',
        cases:
          '40 and 30 people in six languages whom nobody here had read, judged without labels by three people who had not seen the code, on 2026-11-26. Serious faults in 7 of the 30, one of them false: a platform listed as a skill',
      },
      {
        what: 'letters that somebody would send as they are; after small changes; not',
        result:
          '1; 20; 9 of 30 by the writer before, 2; 23; 5 by the one of today, which was preferred 12 times to once; 16 are the same letter. Three of the five told a paper as had that was applied for. Those before: 0; 13; 11 of 24 and 3; 12; 8 of 23',
        target: '≥ 80 % after small changes',
        cases:
          'pairs of twelve ads and people nobody here had read, in six languages, eight in another language than the resume; both versions judged without labels, at first sight, by somebody who had not seen the code, on 2026-11-27',
      },
      {
        what: 'which version a recruiter would rather send, at first sight: tailored, original, either',
        result:
          '19, 4, 7 of 30; with summaries that were completed unasked, of others: 17, 11, 2 of 30; without these, of others: 9, 6, 9 of 24, seven of them unchanged, two serious faults. A headline of a title and a licence or a tool is gone since, and was not judged',
        target: '≥ 80 %',
        cases:
          '84 people in six languages whom nobody here had read, judged without labels by three people who had not seen the code, on 2026-11-27. The 54 before them: 23, 3, 4; 11, 9, 4',
      },
    ],
    measured: [
      {
        what: 'pairs that fit in which a word is changed, people nobody here knows',
        from: {
          bench: 'tailoring',
          table: 'Tailoring: the built-in engine on judged pairs that fit',
          row: 'of strangers',
          column: 2,
        },
        target: '≥ 90 %',
      },
    ],
    short:
      'Without a model hardly a sentence is written: readers would rather do without those that were. A quarter of the resumes that fit come back unchanged, the score seldom rises. A letter in another language than the resume quotes what no table says there, and stays thin: translate the resume first.',
    better:
      'Proposals that wait for their person in place of changes; a model, whose sentences the guard reads.',
  },
]
