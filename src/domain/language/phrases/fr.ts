import type { Phrases } from './phrases.ts'
import { list } from './phrases.ts'

export const fr: Phrases = {
  headings: {
    summary: list(
      `profil, profil professionnel, resume, a propos, a propos de moi, presentation, objectif, objectif professionnel, synthese, accroche, mon profil, qui suis-je, resume professionnel, projet professionnel, objectifs, en bref, bref, profil personnel, introduction, a mon sujet`,
    ),
    work: list(
      `experience, experiences, experience professionnelle, experiences professionnelles, parcours professionnel, parcours, emplois, carriere, stages, experiences de travail, parcours & experiences, experience de travail, stages & emplois, historique professionnel, experiences significatives, experience pro, experiences pro, emploi, antecedents professionnels, cursus professionnel, experiences cliniques, principales experiences, mes experiences, missions, activites professionnelles, experience professionelle`,
    ),
    education: list(
      `formation, formations, diplomes, etudes, education, parcours scolaire, formation academique, parcours academique, diplomes & formations, formations & diplomes, formation & diplomes, formation initiale, cursus, cursus scolaire, scolarite, formation universitaire, etudes & diplomes, cursus universitaire, cursus academique, parcours universitaire, mes formations, etudes & formations, formation & etudes, formation scolaire, titres & diplomes, parcours de formation`,
    ),
    skills: list(
      `talents, boite a outils, competences, competences techniques, savoir-faire, savoir faire, competences cles, competences professionnelles, connaissances, aptitudes, domaines de competence, domaines de competences, domaines d'expertise, expertise, outils, technologies, informatique, competences informatiques, savoir-etre, savoir-faire & savoir-etre, atouts, qualites, competences & outils, principales competences, logiciels, bureautique, outils informatiques, competences metier, competences transversales, competences fonctionnelles, competences & savoir-faire, hard skills, soft skills, connaissances techniques, outils & technologies, points forts, capacites, competences linguistiques & informatiques, environnement technique, langages & outils, competences principales, mes competences, qualites professionnelles`,
    ),
    projects: list(
      `experience de projets, projets, projets personnels, projets realises, realisations, projets academiques, projets professionnels, projets marquants, projets selectionnes, portfolio, principaux projets, projets choisis, mes projets, principales realisations, projets etudiants, projets significatifs`,
    ),
    certifications: list(
      `certifications, certificats, certification, formations complementaires, formation continue, formation complementaire, formations continues, licences & certifications, certifications & formations, habilitations, stages de formation, formations & certifications, permis & certifications, permis & habilitations, attestations, formations professionnelles, diplomes & certifications, perfectionnement, certificats & formations, formations courtes, brevets, licences, habilitations & certifications, certificats & licences, autres formations`,
    ),
    languages: list(
      `langues, competences linguistiques, langue, langues etrangeres, langues parlees, connaissances linguistiques`,
    ),
    contact: list(
      `contact, coordonnees, informations personnelles, etat civil, informations, me contacter, donnees personnelles, adresse, infos personnelles, infos, mes coordonnees, contacts`,
    ),
    links: list(
      `sur le web, liens, profils, reseaux, reseaux sociaux, en ligne, sites, sites web, presence en ligne`,
    ),
    title: list(`curriculum vitae, cv`),
    other: list(
      `centres d'interet, centres d'interets, centre d'interet, interets, loisirs, references, prix, distinctions, publications, benevolat, engagements, engagement associatif, activites, divers, recompenses, informations complementaires, hobbies, passions, vie associative, activites extra-professionnelles, distinctions & prix, prix & distinctions, permis, permis de conduire, bourses, loisirs & interets, centres d'interet & loisirs, activites benevoles, activites & loisirs, interets & loisirs, communications, associations, mobilite, autres, autres informations, experiences benevoles, autres activites, engagements associatifs, brevets d'invention, activites associatives, sports, langues & loisirs, honneurs`,
    ),
  },
  roles: list(
    `fleuriste, couturiere, couturier, poissonnier, vendangeu, couvreur, carreleur, serrurier, femme de chambre, valet de chambre, plongeur, plongeuse, nounou, facteur, factrice, gardien, gardienne, sapeur-pompier, surveillant, auteur, autrice, ingenieur, developpeu, chef, cheffe, directeur, directrice, responsable, assistant, technicien, stagiaire, alternant, apprenti, consultant, analyste, concepteur, infirmier, infirmiere, medecin, professeur, enseignant, commercial, vendeur, vendeuse, serveur, serveuse, cuisinier, cuisiniere, comptable, juriste, avocat, charge de, chargee de, charge d', chargee d', conseiller, conseillere, gestionnaire, coordinateur, coordinatrice, conducteur, agent, secretaire, pharmacien, educateur, educatrice, aide-soignant, chercheur, chercheuse, doctorant, architecte, graphiste, designer, redacteur, redactrice, journaliste, traducteur, traductrice, electricien, plombier, menuisier, macon, peintre, mecanicien, soudeur, operateur, operatrice, ouvrier, manutentionnaire, magasinier, livreur, chauffeur, caissier, caissiere, hote, hotesse, receptionniste, animateur, animatrice, formateur, formatrice, psychologue, kinesitherapeute, sage-femme, dentiste, veterinaire, boulanger, boulangere, patissier, patissiere, boucher, coiffeu, estheticien, jardinier, paysagiste, agriculteur, economiste, auditeur, auditrice, controleu, acheteu, approvisionneur, logisticien, manager, manageur, president, presidente, fondateur, fondatrice, gerant, gerante, associe, adjoint, equipier, equipiere, employe, employee, auxiliaire, moniteur, monitrice, preparateur, preparatrice, photographe, documentaliste, bibliothecaire, data scientist, product owner, scrum master, administrateur, referent, benevole, chargé, bucheron, sommelier, barman, maitre d', clerc, notaire, huissier, greffier, ambulancier`,
  ),
  employers: list(
    `sarl, sas, sasu, sa, eurl, sci, snc, scop, groupe, cabinet, hopital, chu, chru, clinique, universite, ecole, lycee, college, mairie, ville de, conseil, ministere, banque, assurance, assurances, mutuelle, agence, atelier, ateliers, studio, restaurant, hotel, pharmacie, boulangerie, patisserie, boutique, magasin, societe, entreprise, compagnie, association, fondation, institut, laboratoire, centre, chantiers, transports, editions, maison, etablissements, ets, solutions, services, conseil general, departement, region, metropole, cnrs, inserm, inra, residence, ehpad, garage, imprimerie, librairie, brasserie, ferme, domaine, cooperative, industries, systemes, technologies, ingenierie, epicerie, menuiserie, etude`,
  ),
  degrees: list(
    `licence, master, doctorat, bts, dut, but , cap , cap, bep, baccalaureat, bac , bac+, bac, diplome, ingenieur, mba, maitrise, deug, these, brevet, classe preparatoire, cpge, prepa, dess, dea, bachelor, capes, agregation, deust, cqp, titre professionnel, certificat, mention complementaire, diplome d'etat, capa, mastere, magistere, internat, du `,
  ),
  schools: list(
    `universite, ecole, lycee, institut, iut, ifsi, insa, college, faculte, cfa, greta, afpa, sorbonne, sciences po, hec, essec, polytechnique, cnam, conservatoire, campus, centre de formation, iae, ens , centrale, mines, ecole superieure, ensa`,
  ),
  labels: {
    technologies: list(
      `technologies, outils, technologies utilisees, environnement technique, environnement, stack, technos, mots-cles, competences, outils utilises, stack technique, technique`,
    ),
    location: list(`adresse, lieu, ville, localisation, domicile, lieu de residence, residence`),
    personal: list(
      `date de naissance, ne le, nee le, nationalite, situation familiale, permis, permis b, permis de conduire, age, lieu de naissance, situation, etat civil`,
    ),
  },
}
