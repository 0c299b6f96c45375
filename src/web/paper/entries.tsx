/** One entry of each section: what stands where. */
import { colonOf } from '#domain/language/colons.ts'
import type { Language } from '#domain/language/languages.ts'
import type {
  Certification,
  EducationItem,
  Project,
  SkillCategory,
  WorkItem,
} from '#domain/resume/resume.ts'

import { Lines, Period, Run, Under, WordRun } from './pieces.tsx'
import { useSurface } from './surface.tsx'

/** The head of an entry stays with its first line. */
const headOf = (hasLines: boolean) => (hasLines ? 'head' : 'entry')

const periodOf = (path: string, { from_date: from, to_date: to }: WorkItem | EducationItem) => ({
  written: from + to,
  node: <Period path={path} from={from} to={to} />,
})

export function WorkEntry({ path, item }: { path: string; item: WorkItem }) {
  const { Text } = useSurface()
  return (
    <>
      <div className="entry-head" data-block={headOf(item.description.length > 0)}>
        <h3>
          <Text path={`${path}/role`} value={item.role} field="role" />
        </h3>
        <Under
          dates={periodOf(path, item)}
          place={{
            shown: item.company !== '' || item.location !== '',
            node: (
              <Run
                separator=", "
                parts={[
                  {
                    key: 'company',
                    shown: item.company !== '',
                    node: <Text path={`${path}/company`} value={item.company} field="company" />,
                  },
                  {
                    key: 'location',
                    shown: item.location !== '',
                    node: (
                      <span className="town">
                        <Text path={`${path}/location`} value={item.location} field="location" />
                      </span>
                    ),
                  },
                ]}
              />
            ),
          }}
        />
      </div>
      <Lines path={`${path}/description`} lines={item.description} field="description" />
    </>
  )
}

export function EducationEntry({ path, item }: { path: string; item: EducationItem }) {
  const { Text } = useSurface()
  return (
    <>
      <div className="entry-head" data-block={headOf(item.special_achievements.length > 0)}>
        <h3>
          <Text path={`${path}/degree`} value={item.degree} field="degree" />
        </h3>
        <Under
          dates={periodOf(path, item)}
          place={{
            shown: item.university !== '',
            node: <Text path={`${path}/university`} value={item.university} field="university" />,
          }}
        />
      </div>
      <Lines
        path={`${path}/special_achievements`}
        lines={item.special_achievements}
        field="special_achievements"
      />
    </>
  )
}

export function SkillRow({
  path,
  item,
  language,
}: {
  path: string
  item: SkillCategory
  language: Language
}) {
  const { Text, showsEmpty } = useSurface()
  return (
    <p className="skills" data-block="entry">
      {(item.name !== '' || showsEmpty) && (
        <>
          <strong>
            <Text path={`${path}/name`} value={item.name} field="category" />
          </strong>
          <span className="separator">{colonOf(language)} </span>
        </>
      )}
      <WordRun path={`${path}/skills`} words={item.skills} field="skill" />
    </p>
  )
}

export function ProjectEntry({ path, item }: { path: string; item: Project }) {
  const { Text, showsEmpty } = useSurface()
  const hasLines = item.purpose !== '' || item.key_technologies_concepts.length > 0
  return (
    <>
      <div className="entry-head" data-block={headOf(hasLines || showsEmpty)}>
        <h3>
          <Text path={`${path}/name`} value={item.name} field="project" />
        </h3>
        <Under
          dates={{
            written: item.date,
            node: <Text path={`${path}/date`} value={item.date} field="date" />,
          }}
          place={{
            shown: item.link !== '',
            node: <Text path={`${path}/link`} value={item.link} field="link" link />,
          }}
        />
      </div>
      <Paragraph path={`${path}/purpose`} value={item.purpose} field="purpose" />
      <Technologies path={path} words={item.key_technologies_concepts} />
    </>
  )
}

export function CertificationEntry({ path, item }: { path: string; item: Certification }) {
  const { Text, Nested, showsEmpty } = useSurface()
  const hasLines =
    item.description !== '' || item.key_technologies_concepts.length > 0 || item.project !== null
  return (
    <>
      <div className="entry-head" data-block={headOf(hasLines || showsEmpty)}>
        <h3>
          <Text path={`${path}/name`} value={item.name} field="certification" />
        </h3>
        <Under
          dates={{
            written: item.date,
            node: <Text path={`${path}/date`} value={item.date} field="date" />,
          }}
          place={{
            shown: item.organization !== '' || item.certificate_link !== '',
            node: <Issuer path={path} item={item} />,
          }}
        />
      </div>
      <Paragraph
        path={`${path}/description`}
        value={item.description}
        field="certificate_description"
      />
      <Technologies path={path} words={item.key_technologies_concepts} />
      {item.project && (
        <Nested path={`${path}/project`}>
          <ProjectEntry path={`${path}/project`} item={item.project} />
        </Nested>
      )}
    </>
  )
}

function Issuer({ path, item }: { path: string; item: Certification }) {
  const { Text } = useSurface()
  const { organization, certificate_link: link } = item
  return (
    <Run
      separator=", "
      parts={[
        {
          key: 'organization',
          shown: organization !== '',
          node: <Text path={`${path}/organization`} value={organization} field="organization" />,
        },
        {
          key: 'link',
          shown: link !== '',
          node: (
            <Text path={`${path}/certificate_link`} value={link} field="certificate_link" link />
          ),
        },
      ]}
    />
  )
}

function Paragraph(props: {
  path: string
  value: string
  field: 'purpose' | 'certificate_description'
}) {
  const { Text, showsEmpty } = useSurface()
  if (props.value === '' && !showsEmpty) return null
  return (
    <div className="paragraph" data-block="line">
      <Text {...props} as="block" />
    </div>
  )
}

function Technologies({ path, words }: { path: string; words: readonly string[] }) {
  const { showsEmpty } = useSurface()
  if (words.length === 0 && !showsEmpty) return null
  return (
    <p className="technologies" data-block="line">
      <WordRun path={`${path}/key_technologies_concepts`} words={words} field="technology" />
    </p>
  )
}
