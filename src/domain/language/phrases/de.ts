import type { Phrases } from './phrases.ts'
import { list } from './phrases.ts'

export const de: Phrases = {
  headings: {
    summary: list(
      `profil, kurzprofil, zusammenfassung, uber mich, personliches profil, berufliches profil, profil & zielsetzung, ziel, zielsetzung, berufsziel, kurzvorstellung, steckbrief, kurzbeschreibung, motivation, qualifikationsprofil, wer ich bin, zur person, kompetenzprofil, profilubersicht`,
    ),
    work: list(
      `berufserfahrung, berufserfahrungen, beruflicher werdegang, werdegang, praxiserfahrung, berufspraxis, praktische erfahrung, praktische erfahrungen, berufliche erfahrung, berufliche erfahrungen, arbeitserfahrung, erfahrung, erfahrungen, tatigkeiten, berufstatigkeit, berufliche tatigkeit, berufliche tatigkeiten, beschaftigung, praktika, praktikum, berufliche stationen, berufliche praxis, bisherige tatigkeiten, anstellungen, nebentatigkeiten, nebentatigkeit, karriere, berufslaufbahn, beruflicher hintergrund, relevante berufserfahrung, wehrdienst, zivildienst, stationen, nebenjobs`,
    ),
    education: list(
      `allgemeine und berufliche bildung, bildung und ausbildung, ausbildung, bildung, bildungsweg, studium, schulbildung, akademische ausbildung, ausbildung & studium, studium & ausbildung, schule, schulische ausbildung, akademischer werdegang, bildungsgang, schulausbildung, hochschulbildung, ausbildungsweg, berufsausbildung, aus- & weiterbildung, aus- und weiterbildung, hochschulstudium, schul- & berufsausbildung, schulische laufbahn, abschlusse, akademische laufbahn, schullaufbahn, bildungswerdegang, schulischer werdegang, hochschulausbildung`,
    ),
    skills: list(
      `talente, werkzeugkasten, kenntnisse, fahigkeiten, kompetenzen, kernkompetenzen, fachkenntnisse, edv-kenntnisse, it-kenntnisse, besondere kenntnisse, kenntnisse & fahigkeiten, fahigkeiten & kenntnisse, fertigkeiten, technische kenntnisse, technische fahigkeiten, qualifikationen, skills, software, softwarekenntnisse, technologien, fachliche kompetenzen, edv, starken, soft skills, weitere kenntnisse, it-kompetenzen, know-how, fachkompetenzen, computerkenntnisse, wichtigste kenntnisse, top-kenntnisse, personliche starken, weitere fahigkeiten, zusatzqualifikationen & kenntnisse, sonstige kenntnisse, expertise, schlusselqualifikationen, fachwissen, werkzeuge, methoden`,
    ),
    projects: list(
      `projekttatigkeit, projekte, ausgewahlte projekte, eigene projekte, projekterfahrung, referenzprojekte, projektarbeit, projektarbeiten, private projekte, personliche projekte, wichtige projekte, projektauswahl, portfolio, nebenprojekte, forschungsprojekte`,
    ),
    certifications: list(
      `weiterbildung, weiterbildungen, zertifikate, zertifizierungen, fortbildung, fortbildungen, fort- & weiterbildung, fort- und weiterbildung, fort- & weiterbildungen, schulungen, kurse, lehrgange, zusatzqualifikationen, zusatzqualifikation, bescheinigungen, seminare, lizenzen & zertifikate, bescheinigungen & zertifikate, lizenzen, zulassungen, berechtigungen, zertifikate & kurse, zertifikate & weiterbildungen, nachweise, berufliche weiterbildung, scheine`,
    ),
    languages: list(
      `sprachen, sprachkenntnisse, fremdsprachen, fremdsprachenkenntnisse, sprachkompetenz, sprachkompetenzen, sprachfahigkeiten`,
    ),
    contact: list(
      `kontakt, kontaktdaten, personliche daten, personliche angaben, angaben zur person, personliches, kontaktinformationen, anschrift, adresse, personalien, daten, kontaktangaben, personliche informationen`,
    ),
    links: list(
      `im netz, links, profile, online, netzwerke, soziale netzwerke, online-profile, internet, soziale medien, webseiten`,
    ),
    title: list(`lebenslauf, tabellarischer lebenslauf, bewerbung`),
    other: list(
      `interessen, hobbys, hobbies, freizeit, referenzen, auszeichnungen, publikationen, veroffentlichungen, ehrenamt, ehrenamtliches engagement, engagement, mitgliedschaften, preise, stipendien, sonstiges, weitere angaben, interessen & hobbys, hobbys & interessen, ehrenamtliche tatigkeit, ehrenamtliche tatigkeiten, soziales engagement, fuhrerschein, patente, vortrage, erfolge, auszeichnungen & preise, freiwilliges engagement, freizeitaktivitaten, mobilitat, verfugbarkeit, zusatzliche informationen, personliche interessen, preise & auszeichnungen, gesellschaftliches engagement, freiwilligenarbeit, gremien, lehre`,
    ),
  },
  roles: list(
    `reinigungskraft, barkeeper, floristin, schneiderin, metzgerin, winzerin, imkerin, soldat, soldatin, postbote, postbotin, pfortner, wachmann, tagesmutter, kinderfrau, haushaltshilfe, kosmetikerin, masseur, schornsteinfeger, steinmetz, bestatter, grundwehrdien, orchesteraushilfe, gesell, autor, hilfskraft, ingenieur, entwickler, leiter, leitung, berater, assisten, praktikant, praktikum, werkstudent, auszubildend, azubi, techniker, meister, kaufmann, kauffrau, kaufleute, pfleger, krankenschwester, pflegefachkraft, pflegefach, pflegekraft, pflegehilf, arzt, arztin, lehrer, lehrkraft, referent, sachbearbeit, mitarbeiter, geschaftsfuhr, backer, koch, kochin, elektriker, elektroniker, mechaniker, mechatroniker, schlosser, verkaufer, fahrer, redakteur, jurist, anwalt, anwaltin, notar, buchhalter, controller, informatiker, programmierer, gestalter, designer, architekt, forscher, wissenschaftl, dozent, professor, erzieher, sozialarbeit, sozialpadagog, therapeut, apotheker, pta, laborant, chemikant, tischler, schreiner, maler, maurer, dachdecker, klempner, installateur, monteur, fachkraft, fachinformatiker, aushilfe, hilfskraft, trainee, volontar, vertrieb, manager, koordinator, projektleit, teamleit, abteilungsleit, filialleit, bereichsleit, inhaber, grunder, vorstand, sekretar, disponent, logistik, lagerist, kellner, servicekraft, friseur, gartner, landwirt, steuerberat, wirtschaftspruf, betreuer, trainer, analyst, spezialist, experte, beauftragt, vorarbeiter, polier, bauleit, einkaufer, tester, administrator, consultant, freiberuf, selbststandig, selbstandig, hebamme, zahnarzt, tierarzt, optiker, fotograf, texter, ubersetzer, dolmetscher, bibliothekar, zivildienst, bundesfreiwillig, zerspan, anlagenfuhrer, operator, assistenz, schreinerin, lehre zum, lehre als, ausbildung zum, ausbildung zur, kauffrau, bankkauf, personalreferent`,
  ),
  employers: list(
    `gmbh, ag, kg, ohg, e.v., ev, gbr, ug, se, mbh, verlag, klinik, klinikum, krankenhaus, universitat, hochschule, schule, gymnasium, kita, kindergarten, stadt, landkreis, gemeinde, landratsamt, amt, bundesamt, ministerium, bank, sparkasse, volksbank, versicherung, werke, werk, agentur, kanzlei, praxis, apotheke, backerei, hotel, gasthof, restaurant, institut, fraunhofer, max-planck, stiftung, verein, gruppe, holding, bau, autohaus, handwerk, betrieb, zentrum, pflegedienst, seniorenheim, pflegeheim, caritas, diakonie, drk, werkstatt, tischlerei, schreinerei, elektro, spedition, stadtwerke, konditorei, gartnerei, brauerei, molkerei, maschinenbau, systemhaus, genossenschaft`,
  ),
  degrees: list(
    `abitur, fachabitur, fachhochschulreife, allgemeine hochschulreife, hochschulreife, diplom, diplom-, magister, staatsexamen, bachelor, master, promotion, dr., realschulabschluss, hauptschulabschluss, mittlere reife, mittlerer schulabschluss, gesellenbrief, gesellenprufung, meisterbrief, ausbildung zum, ausbildung zur, ausbildung als, berufsausbildung, lehre, lehre als, lehre zum, lehre zur, studium, examen, matura, techniker, fachwirt, betriebswirt, umschulung, fachschulabschluss, b.sc., m.sc., b.a., m.a., b.eng., m.eng., grundstudium, geselle, meister, facharzt`,
  ),
  schools: list(
    `universitat, hochschule, fachhochschule, schule, gymnasium, berufsschule, berufskolleg, akademie, ihk, handwerkskammer, tu , fh , lmu, rwth, kit, realschule, hauptschule, gesamtschule, institut, oberschule, fachschule, berufsakademie, volkshochschule, meisterschule, kolleg, universitatsklinikum, uni `,
  ),
  labels: {
    technologies: list(
      `technologien, technik, werkzeuge, eingesetzte technologien, techniken, verwendete technologien, tools, schwerpunkte, stack, tech-stack, methoden`,
    ),
    location: list(`anschrift, adresse, wohnort, ort, standort, wohnhaft in`),
    personal: list(
      `geburtsdatum, geboren am, geboren, geburtsort, staatsangehorigkeit, nationalitat, familienstand, fuhrerschein, geb., geburtstag, konfession, alter, geburtsdatum & -ort, geburtsdatum/-ort, kinder, religion`,
    ),
  },
}
