import type { Phrases } from './phrases.ts'
import { list } from './phrases.ts'

export const en: Phrases = {
  headings: {
    summary:
      list(`summary, professional summary, executive summary, career summary, summary of qualifications, qualifications summary
      profile, professional profile, research profile, who am i, personal profile, career profile, about, about me, who i am, objective, career objective, professional objective
      personal statement, introduction, overview, career overview, biography, bio, my profile, profile summary, highlights summary, personal summary, candidate profile`),
    work: list(`experience, work experience, professional experience, employment, employment history, work history, career history, professional background
      relevant experience, experience & employment, career, professional history, work, relevant work experience, industry experience, internships, internship
      internship experience, internship, selected experience, clinical experience, teaching experience, additional experience, other experience, jobs, employment experience, positions held, military experience, military service, research experience, work & research experience, professional career, my experience, where i worked, where i've worked, where i have worked, appointments, academic appointments, professional appointments, positions, academic positions, current & past positions, experiences, career experience`),
    education:
      list(`education, academic background, academic qualifications, education & qualifications, educational background, academic history, studies, academic education
      education & training, qualifications, schooling, degrees, academics, academic record, my education, what i studied, where i studied, education history, formal education, school education, university`),
    skills:
      list(`toolkit, talents, toolbox, skills, technical skills, core competencies, core skills, key skills, competencies, areas of expertise, expertise, technologies
      skills & tools, tools & technologies, tools, technical proficiencies, technical expertise, professional skills, skills & abilities, abilities, capabilities
      top skills, technical summary, tech stack, skill set, skillset, computer skills, software, software skills, it skills, hard skills, soft skills, strengths, skills & competencies
      skills & expertise, skills & technologies, languages & technologies, programming languages, technical toolkit, skill highlights, core strengths, key competencies, skills summary, specialties, specialities, proficiencies, additional skills, other skills, knowledge, technical knowledge, my skills, what i do, clinical skills, skills & awards`),
    projects:
      list(`projects experience, projects, selected projects, personal projects, key projects, side projects, open source, open source projects, project experience, relevant projects, academic projects
      notable projects, featured projects, recent projects, portfolio, research projects, projects & research, my projects, project work, project highlights, technical projects, open-source contributions, open source contributions`),
    certifications:
      list(`certifications, certificates, certification, licenses, licences, licenses & certifications, certificates & licenses, certifications & training, training
      courses, professional development, training & certifications, certificates & training, courses & certifications, licences & certificates, accreditations, credentials
      continuing education, professional training, further training, certifications & licenses, professional certifications, courses & training, trainings, workshops, licensure, licenses, certificates & courses, training & courses, additional training, certifications & courses, online courses, professional qualifications, licensure & certifications`),
    languages: list(
      `languages, speaks, i speak, language skills, language, spoken languages, language proficiency, foreign languages, human languages, natural languages`,
    ),
    contact: list(
      `contact, contact details, contact information, contact info, personal details, personal information, personal data, details, contact me, reach me, how to reach me, find me, get in touch, personalia, personal info, address, my contact, particulars`,
    ),
    links: list(
      `elsewhere, on the web, links, profiles, social, online, websites, social media, find me online, social networks, online profiles, social links`,
    ),
    title: list(`curriculum vitae, cv, curriculum, resume of, vita`),
    other:
      list(`interests, hobbies, hobbies & interests, interests & hobbies, references, referees, awards, honors, honors & awards, awards & honors, achievements, accomplishments, key achievements
      publications, selected publications, patents, volunteering, volunteer experience, volunteer work, volunteer, community, community involvement, memberships, affiliations, professional affiliations, professional memberships
      activities, extracurricular activities, leadership, conferences, talks, invited talks, presentations, coursework, relevant coursework, additional information, other, miscellaneous, declaration, personal interests
      selected honors, honours, honours & awards, scholarships, awards & scholarships, patents & publications, hobbies & sports, driving licence, driving license, most proud of, in numbers, at a glance, life philosophy, a day of my life, research interests, extracurricular, extra-curricular activities, societies, competitions, press, media, teaching, grants, service, test scores, availability, further information, additional, volunteer & community, community service, extracurricular activity, program committees, writing, honors-awards`),
  },
  roles:
    list(`counter attendant, flight attendant, room attendant, attendant, janitor, housekeeper, caretaker, bricklayer, hairdresser, beautician, seamstress, florist, groundskeeper, farm hand, fisherman, butcher, dishwasher, busser, courier, mail carrier, postman, deckhand, sailor, soldier, nanny, babysitter, archivist, musician, dancer, optician, usher, millwright, rigger
    author, calculator, engineer, developer, manager, director, assistant, intern, analyst, consultant, designer, nurse, teacher, technician, electrician, specialist, coordinator, co-ordinator, officer, lead, head of, chief, ceo, cto, cfo, coo, president, founder, cofounder, owner
    associate, clerk, driver, chef, cook, waiter, waitress, barista, representative, researcher, scientist, professor, lecturer, trainee, apprentice, volunteer, architect, administrator, accountant, advisor, adviser, agent, attorney, lawyer, paralegal, auditor, baker, carpenter, plumber, welder, mechanic, machinist, operator, supervisor, foreman
    cashier, buyer, planner, programmer, tester, editor, writer, journalist, photographer, copywriter, translator, interpreter, pharmacist, physician, doctor, dentist, therapist, physiotherapist, psychologist, counselor, counsellor, librarian, receptionist, secretary, recruiter, generalist, strategist, superintendent, tutor, instructor, trainer, coach, principal, fellow, contributor, freelance, freelancer, sous chef, journeyman, caregiver, carer, surveyor, estimator, inspector, scrum master, product owner, devops, sre, member of, staff, executive, merchandiser, stylist, veterinar, midwife, paramedic, firefighter, warehouse, picker, packer, ambassador, host, hostess, bartender, server, gardener, landscaper, painter, roofer, teaching assistant, graduate, student worker, educator, facilitator, controller, underwriter, broker, banker, teller, economist, statistician, biologist, chemist, technologist, artist, animator, illustrator, producer, curator, employee, partner, vp, vice president, dispatcher, steward, guard, porter, laborer, labourer, handyman, installer`),
  employers: list(
    `infirmary, hospice, shipyard, council, inc, llc, ltd, limited, corp, corporation, plc, company, co., group, holdings, solutions, systems, technologies, technology, labs, laboratories, laboratory, services, partners, associates, university, hospital, clinic, school, college, bank, agency, studio, studios, institute, foundation, restaurant, hotel, store, stores, airlines, logistics, industries, enterprises, consulting, ventures, capital, council, department, ministry, academy, bakery, kitchen, cafe, pharmacy, software, electric, builders, construction, media, networks, county, city of, borough, trust, nhs, center, centre, society, association, works, motors, energy, health, healthcare, insurance, law firm, llp, gmbh, nonprofit, research, museum, library, press, dairy, farm, garage, brewery, mills, supply, district, church, charity, collective`,
  ),
  degrees: list(
    `bachelor, master, bsc, msc, b.sc, m.sc, b.s., m.s., b.a., m.a., ba, bs, ms, mba, phd, ph.d, doctor of, doctorate, meng, beng, m.eng, b.eng, associate of, associate in, associate degree, associate's, diploma, certificate, ged, high school diploma, a-levels, a levels, gcse, minor in, major in, degree, llb, llm, md, juris doctor, j.d., bfa, mfa, bba, btech, b.tech, mtech, hnd, nvq, btec, apprenticeship, postgraduate, undergraduate, honours, hons, bcom, bed, mphil, foundation degree, aas, btech, mres, ing., certification, training, pgce, secondary school`,
  ),
  schools: list(
    `university, college, institute of, institute, school, academy, polytechnic, mit, eth, ucl, uc , academy, faculty, conservatory, seminary, caltech`,
  ),
  labels: {
    technologies: list(
      `technologies, technology, tech stack, stack, tools, key technologies, technologies used, built with, skills, tech, keywords, environment, tools used, key skills, skills used, main technologies, technical environment`,
    ),
    location: list(`location, address, city, based in, lives in, residence, place of residence`),
    personal: list(
      `date of birth, birth date, dob, born, nationality, marital status, gender, driving licence, driving license, driver's license, place of birth, citizenship, age, visa`,
    ),
  },
}
