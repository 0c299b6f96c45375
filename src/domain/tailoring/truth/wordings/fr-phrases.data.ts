/** Fixed phrases of French resumes, a row what stands for each other; see `wordings.ts`. */
export const phraseWordingsFr = `
passage_en_caisse passage_des_clients_en_caisse encaiss* tenue_de_caisse
comptage_de_la_caisse comptage_de_caisse cloture* arrete* caisse
mise_en_place_des_rayons remplissage_des_rayons mise_en_rayon reassort*
mise_en_culture culture* semis plantation*
remise_en_ordre rangement range tri
prise_de_mesures mensuration* mesure* cotes
aide_a_la_marche marche mobilisation deplacements
permanence_telephonique telephone* appels standard
accueil_physique accueil reception guichet
accueil_et_orientation accueil
suivi_medical suivi consultations
rapport_d_activite bilan* compte_rendu comptes_rendus
compte-rendu_de_reunion proces-verbal compte_rendu
plan_de_formation formation* plan_de_developpement_des_competences
bon_de_sortie sortie*
lettre_de_relance relance* rappel*
lettre_de_motivation candidature*
dossier_de_subvention subvention* demande*_de_subvention
dossier_d_inscription inscription*
appel_a_projets subvention*
retour_d_experience bilan* rex
service_au_comptoir comptoir bar
recherche_d_emploi emploi insertion
travaux_d_entretien entretien maintenance
travail_en_equipe equipe collabor*
page_d_accueil accueil
premier_secours premiers_secours premiers_soins secourisme
accouchement* naissance* mise_au_monde
retour_a_la_maison retour_a_domicile sortie*
vie_quotidienne quotidien gestes_du_quotidien actes_de_la_vie_quotidienne
conseil_d_administration ca administrateurs
assemblee_generale ag
point_d_avancement points_d_avancement suivi avancement
mise_en_oeuvre mise_en_œuvre application pose realisation
maitrise_d_oeuvre maitrise_d_œuvre moe
en_binome a_deux duo
en_collaboration_avec avec aux_cotes_de
aux_cotes_de avec collaboration
aupres_de chez pour avec
a_destination_de destine* pour public
a_l_attention_de pour destine*
a_l_aide_de avec moyen
dans_le_respect_de selon conformement
conformement selon respect
en_vue_de pour preparation
dans_le_cadre_de lors pour
au_nom_de pour compte
pour_le_compte_de pour client*
mise_sur_pied mettre_sur_pied organis* creation* lancement*
maintien_en_ordre rangement entretien proprete
monde_agricole agriculteur* agricole*
monde_medical medecins medical*
grand_public public
personnes_en_recherche_d_emploi demandeurs_d_emploi chomeurs
fin_de_service fermeture fin_de_journee
au_pied_leve urgence remplacement*
remise_a_jour actualis* mise_a_jour
mise_au_courant inform* formation
mise_en_ligne publication* diffusion*
mise_en_demeure relance* recouvrement
mise_en_fleurs fleurissement decor* floral
mise_en_pratique application exercices
mise_en_application application
remise_en_place rangement replac*
remise_en_etat reparation* renovation*
prise_en_main initiation formation demarrage
prise_d_appels appels telephone*
bon_fonctionnement fonctionnement marche
premiere_intervention depannage
rendez-vous_medicaux consultations medecin* rendez-vous_medical
`
