import type { Phrases } from './phrases.ts'
import { list } from './phrases.ts'

export const nl: Phrases = {
  headings: {
    summary: list(
      `profiel, samenvatting, over mij, persoonlijk profiel, profielschets, wie ben ik, professioneel profiel, doel, doelstelling, introductie, korte samenvatting, persoonlijke samenvatting, profielomschrijving, even voorstellen, mijn profiel, kernprofiel, carrieredoel`,
    ),
    work: list(
      `ervaring, werkervaring, professionele ervaring, loopbaan, arbeidservaring, arbeidsverleden, beroepservaring, carriere, stages, stage, werk, relevante werkervaring, werkgeschiedenis, relevante ervaring, loopbaanoverzicht, werkervaringen, praktijkervaring, stage-ervaring, bijbanen, bijbaan, werkverleden, arbeidsloopbaan, functies`,
    ),
    education: list(
      `opleiding, opleidingen, onderwijs, studie, scholing, opleiding & scholing, genoten opleiding, genoten opleidingen, studies, vooropleiding, academische achtergrond, opleidingsachtergrond, opleidingen & studies, educatie, opleiding & training, diploma's`,
    ),
    skills: list(
      `talenten, gereedschapskist, vaardigheden, competenties, kennis, kennis & vaardigheden, vaardigheden & competenties, kernkwaliteiten, kerncompetenties, technische vaardigheden, computervaardigheden, computerkennis, belangrijkste vaardigheden, kwaliteiten, expertise, software, tools, technologieen, it-vaardigheden, eigenschappen, digitale vaardigheden, ict-vaardigheden, vakkennis, specialisaties, technische kennis, overige vaardigheden, ict-kennis, softwarekennis, sterke punten, persoonlijke eigenschappen, skills, professionele vaardigheden, sociale vaardigheden, deskundigheid, programma's, hard skills, soft skills`,
    ),
    projects: list(
      `projectwerk, projecten, persoonlijke projecten, geselecteerde projecten, eigen projecten, projectervaring, portfolio, belangrijkste projecten, uitgelichte projecten, relevante projecten, projecten in eigen tijd`,
    ),
    certifications: list(
      `certificaten, certificeringen, cursussen, trainingen, cursussen & trainingen, trainingen & cursussen, cursussen & certificaten, certificaten & cursussen, bijscholing, nascholing, licenties, certificaten & trainingen, licenties & certificaten, licenties & certificeringen, diploma's & certificaten, cursus, training, aanvullende opleidingen, trainingen & certificaten, opleidingen & trainingen, certificaten & licenties, registraties, trainingen & certificeringen, training & certificering, cursussen & opleidingen, workshops, bij- & nascholing, overige opleidingen, registraties & certificaten, certificering`,
    ),
    languages: list(
      `talen, talenkennis, taalvaardigheden, taalvaardigheid, taalkennis, taal, vreemde talen`,
    ),
    contact: list(
      `contact, contactgegevens, persoonlijke gegevens, personalia, gegevens, persoonlijke informatie, contactinformatie, adres, persoonsgegevens, mijn gegevens`,
    ),
    links: list(
      `op het web, links, profielen, online, sociale media, websites, netwerken, social media`,
    ),
    title: list(`curriculum vitae, cv, levensloop`),
    other: list(
      `interesses, hobby's, hobbys, hobby, hobby's & interesses, interesses & hobby's, referenties, prijzen, publicaties, vrijwilligerswerk, nevenactiviteiten, onderscheidingen, overig, overige, overige activiteiten, lidmaatschappen, rijbewijs, vrije tijd, prestaties, presentaties, beschikbaarheid, overige informatie, extra activiteiten, nevenfuncties, prijzen & onderscheidingen, beurzen, bestuurswerk, maatschappelijke betrokkenheid, octrooien, persoonlijke interesses, vrijwilligerservaring, overige gegevens, mobiliteit, extracurriculaire activiteiten, activiteiten, bestuurservaring`,
    ),
  },
  roles: list(
    `naaister, concierge, beveiliger, badmeester, oppas, gastouder, tuinder, serveerster, afwasser, stukadoor, dakdekker, thuishulp, calculator, auteur, ingenieur, ontwikkelaar, manager, directeur, leidinggevende, medewerker, assistent, stagiair, stage, adviseur, consultant, analist, ontwerper, verpleegkundige, arts, huisarts, docent, leraar, lerares, leerkracht, verkoper, verkoopster, kok, boekhouder, jurist, advocaat, chauffeur, monteur, fysiotherapeut, verzorgende, begeleider, coordinator, teamleider, hoofd, onderzoeker, projectleider, planner, programmeur, beheerder, administrateur, administratief, secretaresse, receptionist, telefonist, elektricien, elektromonteur, loodgieter, timmerman, metselaar, schilder, lasser, machinist, operator, magazijn, orderpicker, bezorger, caissiere, kassa, horeca, ober, barista, bakker, slager, kapper, schoonmaker, hovenier, tuinman, boer, dierenarts, tandarts, apotheker, apothekersassistent, psycholoog, maatschappelijk werker, pedagogisch, opvoeder, trainer, coach, journalist, redacteur, vertaler, tolk, fotograaf, vormgever, architect, accountant, controller, recruiter, inkoper, vertegenwoordiger, accountmanager, specialist, expert, eigenaar, oprichter, zzp, zelfstandig, vrijwilliger, leerling, junior, senior, werkvoorbereider, uitvoerder, voorman, bedrijfsleider, filiaalleider, afdelingshoofd, engineer, developer, designer, tester, verloskundige, laborant, promovendus, hoogleraar, postdoc, bestuurslid, voorzitter, penningmeester, vakkenvuller, conducteur, notaris, griffier, technicus, schoolleider, logopedist, ergotherapeut, dietist, woonbegeleider, installateur`,
  ),
  employers: list(
    `bedrijf, b.v., bv, n.v., nv, v.o.f., vof, c.v., stichting, vereniging, ziekenhuis, umc, universiteit, hogeschool, hanzehogeschool, school, college, gemeente, provincie, ministerie, rijksoverheid, bank, verzekeringen, groep, bureau, studio, winkel, restaurant, hotel, apotheek, praktijk, kliniek, centrum, bakkerij, slagerij, garage, zorg, zorggroep, thuiszorg, zorgcentrum, verpleeghuis, advocaten, notariaat, accountants, makelaardij, uitgeverij, drukkerij, installatie, techniek, bouw, bouwbedrijf, transport, logistiek, supermarkt, holding, instituut, laboratorium, fabriek, boerderij, politie, defensie, basisschool, lyceum, kinderopvang, waterschap, woningcorporatie, cafe, brouwerij, kwekerij, scheepswerf, revalidatie`,
  ),
  degrees: list(
    `bachelor, master, hbo, mbo, vwo, havo, vmbo, wo , propedeuse, gymnasium, atheneum, doctoraal, drs, ir., ing., diploma, basisopleiding, niveau 4, niveau 3, niveau 2, mavo, mts, hts, meao, heao, promotie, doctoraat, graduaat, a1, bso, aso, tso, opleiding tot, opleiding, minor, pabo, associate degree, inburgering, lerarenopleiding`,
  ),
  schools: list(
    `universiteit, hogeschool, hanzehogeschool, roc, school, college, lyceum, gymnasium, academie, instituut, tu , umc, vrije universiteit, fontys, avans, saxion, inholland, windesheim, ku leuven, ugent, katholieke, scholengemeenschap, conservatorium, university, deltion, mboraad, mbo , technische universiteit, nhl, hva, hu `,
  ),
  labels: {
    technologies: list(
      `technologieen, technieken, tools, gebruikte technologieen, techniek, gereedschap, stack, hulpmiddelen, trefwoorden`,
    ),
    location: list(`adres, woonplaats, plaats, locatie, standplaats`),
    personal: list(
      `geboortedatum, geboren, geboren op, geboorteplaats, nationaliteit, burgerlijke staat, rijbewijs, geslacht, leeftijd`,
    ),
  },
}
