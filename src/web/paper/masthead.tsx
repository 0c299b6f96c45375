/** Who it is: the name and the ways to reach them, at the head of both layouts. */
import { printedLink } from '#domain/resume/links.ts'
import { placesApart } from '#domain/resume/places.ts'
import type { ContactInfo, Media } from '#domain/resume/resume.ts'

import { Run } from './pieces.tsx'
import { useSurface } from './surface.tsx'
import { longestLine } from './whole-words.ts'

export function Masthead({
  contact,
  media,
  photo,
}: {
  contact: ContactInfo
  media: Media
  /** The address of a picture; null where none is shown. */
  photo: string | null
}) {
  const { Text, Words, showsEmpty } = useSurface()
  const locations = contact.possible_work_locations
  return (
    <header className="masthead" data-block="masthead" data-photo={photo !== null || undefined}>
      <div>
        <h1 data-capitals={contact.name === contact.name.toUpperCase() || undefined}>
          <Text path="/contact_info/name" value={contact.name} field="name" ending="name" />
        </h1>
        {(contact.headline !== '' || showsEmpty) && (
          <p className="headline">
            <Text path="/contact_info/headline" value={contact.headline} field="headline" />
          </p>
        )}
        <p className="contact">
          <Run
            separator={sign}
            parts={[
              {
                key: 'email',
                shown: contact.email !== '',
                isWhole: isWhole(contact.email),
                node: <Text path="/contact_info/email" value={contact.email} field="email" link />,
              },
              {
                key: 'phone',
                shown: contact.phone !== '',
                isWhole: isWhole(contact.phone),
                node: <Text path="/contact_info/phone" value={contact.phone} field="phone" />,
              },
              {
                key: 'locations',
                shown: locations.length > 0,
                isWhole: isWhole(locations.join(placesApart)),
                node: (
                  <Words
                    path="/contact_info/possible_work_locations"
                    values={locations}
                    field="locations"
                  />
                ),
              },
              ...(['linkedin', 'github', 'website'] as const).map((name) => ({
                key: name,
                shown: media[name] !== '',
                isWhole: isWhole(printedLink(media[name])),
                node: <Text path={`/media/${name}`} value={media[name]} field={name} link />,
              })),
            ]}
          />
        </p>
      </div>
      {photo !== null && <img className="photo" src={photo} alt={contact.name} decoding="sync" />}
    </header>
  )
}

const isWhole = (text: string): boolean => text.length <= longestLine

/** No line begins with it, and none ends with it (turn-signs). No other space: machines would read that. */
const sign = (
  <>
    <span className="whole"> ·</span>{' '}
  </>
)
