/** French names of one thing, person or place, by trade and in everyday work; see `wordings.ts`. */
export const objectWordingsFr = `
salle*_d_operation bloc bloc_operatoire bloc_chirurgical
salle*_d_attente attente accueil
instrument* materiel outil* ustensile*
materiel_chirurgical instrument* instruments_chirurgicaux
croquettes aliment* nourriture
nourriture aliment* denree* vivres
provision* courses achat*
courses achat* commissions
carnet* livret* registre* journal
carnet*_de_bord journal_de_bord livre_de_bord
garantie* couverture* protection*
pochette* chemise* dossier*
forum* salon* rencontre*
pelle*_mecanique* pelleteuse* excavatrice* pelle pelles
camion*-benne* benne* camion*
benne* conteneur* camion*
conduite* canalisation* tuyau* tuyauterie* reseau*
canalisation* conduite* collecteur*
ossature* charpente* structure*
prefabrique* element* piece*
escalier* marche*
garde-corps rambarde* balustrade*
uniforme* tenue*
tablier* tenue*
tole* feuille*_de_metal
cuir cuirs maroquinerie peau peaux
maroquinerie sac sacs cuir
siege* chaise* fauteuil*
poubelle* bac bacs ordures
colle* adhesif*
poisson* produits_de_la_mer maree
collation* gouter* en-cas
spiritueux alcool*
fleur* floral*
mare mares etang* bassin*
riviere* cours_d_eau fleuve*
cours_d_eau riviere* ruisseau*
champ champs parcelle* culture*
cereale* ble orge mais grain*
adoptant* maitre maitres famille*_d_adoption nouveaux_maitres
compagnie*_d_assurance* assureur* assurance* compagnie*
assureur* compagnie* assurances
assure assures assuree assurees client* souscripteur* beneficiaire*
souscripteur* assure* titulaire*_de_contrat*
police*_d_assurance contrat*_d_assurance police* contrat*
emprunteur* client* beneficiaire*_de_pret*
riverain* voisin* habitant* voisinage
habitant* resident* population* riverain*
citadin* habitant* ville
resident* pensionnaire* aine aines ainee ainees personne*_agee* beneficiaire*
aine aines ainee ainees senior* personne*_agee* troisieme_age
prepose*_aux_beneficiaires aide-soignant* aide*_soignant*
pharmacien* officine* pharmacie*
apprenant* eleve* stagiaire* participant* etudiant*
stagiaire* apprenant* participant* personne*_en_stage etudiant*_en_stage
apprenti* jeune*_en_alternance jeune*_en_apprentissage alternant* en_apprentissage
demolisseur* demolition
charpentier* charpente*
electricien* electricite
machiniste* conducteur*_d_engins pelleteur*
cuisinier* cuisine brigade
convive* client* mangeur*
visiteur* public entree* touriste*
auditeur* public auditoire audience
telespectateur* public audience
lecteur* lectorat public
baigneur* nageur* public
comedien* acteur* actrice* interprete*
technicien* technique
regisseur* regie
journaliste* redaction* presse
traducteur* traduction
testeur* test tests
avocat* conseil conseils defenseur*
fonctionnaire* agent* personnel
agent* employe* personnel
employe employes employee employees salarie* personnel agents
employeur* patron* entreprise*
commercant* magasin* boutique* detaillant*
sous-traitant* prestataire* cotraitant*
prestataire* sous-traitant* fournisseur*
donneur*_d_ordre* client* commanditaire*
maitre*_d_ouvrage client* donneur*_d_ordre* maitrise_d_ouvrage
acheteur* acquereur* client*
collaborat* collegue* equipe
collegue* confrere* equipe* collaborat*
binome* duo tandem deux 2 collegue*
remplacant* suppleant* remplacement
maison*_de_repos maison*_de_retraite ehpad residence*
auberge* hotel*
hotel* etablissement*_hotelier* hotellerie
restaurant* etablissement* table
brasserie* restaurant*
bar bars cafe comptoir
cave caves cellier* chai*
cuverie* chai* cave
laboratoire* labo fournil
administration_communale commune* mairie*
cimetiere* concession* funeraire*
hall halls entree accueil
guichet* comptoir* accueil
jardin* exterieur* terrain*
exterieurs jardin* abords espaces_exterieurs
square* jardin* parc*
chez_les_clients a_domicile domicile* sur_place
deuil funerair* funeraire* obseques
personnel effectif effectifs salaries employes equipe
planning* emploi_du_temps horaires roulement*
caisse caisses encaissement*
inventaire* comptage* comptage_des_stocks
facture* facturation
devis estimation* chiffrage*
relance* rappel_de_paiement rappels_de_paiement
creance* impaye* comptes_clients
bilan bilans comptes_annuels
compte_rendu comptes_rendus proces_verbal proces_verbaux pv
agenda* calendrier* rendez-vous
courrier* correspondance* lettres
reclamation* plainte* doleance*
plan plans dessin*
chantier* site_de_construction travaux
sous-traitant* sous_traitant* entreprise_exterieure
prise_de_sang prises_de_sang prelevement_sanguin prelevements_sanguins
resident* pensionnaire*
toilette* soins_d_hygiene aide_a_la_toilette
cours lecon* seance_de_cours
controle controles interrogation* devoir_sur_table evaluation* examen*
garderie* accueil_periscolaire periscolaire
carte menu menus
client* hote convive* visiteur*
reservation* booking
reception accueil
premiers_secours secourisme premiers_soins
astreinte* garde gardes permanence*
subvention* demande_de_financement
public spectateur* auditoire
pret prets emprunt*
rayon rayons rayonnage* lineaire*
`
