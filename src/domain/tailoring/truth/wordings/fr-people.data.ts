/** Who is served, taught, cared for or worked with in French resumes, a row the names of one kind; see `wordings.ts`. */
export const peopleWordingsFr = `
maitre maitres proprietaire* d_animaux
adoptant* maitre maitres famille*_d_adoption nouveaux_maitres
proprietaire* maitre maitres detenteur*
compagnie*_d_assurance* assureur* assurance* compagnie*
assureur* compagnie* assurances
assure assures assuree assurees client* souscripteur* beneficiaire*
souscripteur* assure* titulaire*_de_contrat*
police*_d_assurance contrat*_d_assurance police* contrat*
mutuelle* complementaire_sante assurance_maladie_complementaire
banquier* banque* conseiller_bancaire
emprunteur* client* beneficiaire*_de_pret*
debiteur* client*_en_retard mauvais_payeur*
creancier* fournisseur*
contribuable* usager* administre*
electeur* votant* citoyen*
elu elus elue elues conseillers_municipaux
riverain* voisin* habitant* voisinage
habitant* resident* population* riverain*
villageois* habitant* village
citadin* habitant* ville
demandeur* requerant* solliciteur*
requerant*_d_asile demandeur*_d_asile refugie* migrant*
demandeur*_d_emploi chercheur*_d_emploi sans-emploi chomeur*
allocataire* beneficiaire* prestataire*_d_aide
sans-abri sans_domicile itineran* sdf
beneficiaire* usager* ayant*_droit
resident* pensionnaire* aine aines ainee ainees personne*_agee* beneficiaire*
aine aines ainee ainees senior* personne*_agee* troisieme_age
prepose*_aux_beneficiaires aide-soignant* aide*_soignant*
aide-familial* auxiliaire*_de_vie aide_a_domicile aide*_menagere*
auxiliaire*_de_vie aide_a_domicile aide*_familiale* assistant*_de_vie
ergotherapeut* ergotherapie
kine kines kinesitherapeut* physiotherapeut* kinesitherapie physiotherapie
physiotherapeut* physio kinesitherapeut* kine
logopede* orthophoniste* logopedie orthophonie
orthophoniste* logopede* logoped*
medecin* < generaliste* chirurgien* pediatre* gynecologue* cardiologue* psychiatre* radiologue* anesthesiste*
omnipraticien* generaliste* medecin*_de_famille
anesthesiste* anesthesie
radiologue* radiologie
dentiste* chirurgien*-dentiste* praticien*
hygieniste*_dentaire* assistant*_dentaire*
pharmacien* officine* pharmacie*
veterinaire* praticien*
sage-femme sages-femmes maieuticien*
parturient* femme*_en_travail mere meres future*_mere*
femme*_enceinte* future*_maman* future*_mere* parturient* enceinte*
maman* mere meres parent*
nourrisson* bebe* nouveau-ne* tout-petit*
tout-petit* jeune*_enfant* enfant*_en_bas_age bambin*
enfant*_en_bas_age tout-petit* jeune*_enfant* moins_de_trois_ans
lyceen* eleve* jeune*
collegien* eleve* jeune*
adolescen* ado ados jeune*
bachelier* etudiant*
doctorant* these*
apprenant* eleve* stagiaire* participant* etudiant*
stagiaire* apprenant* participant* personne*_en_stage etudiant*_en_stage
apprenti* jeune*_en_alternance jeune*_en_apprentissage alternant* en_apprentissage
nouveaux nouveau nouvel* debutant* recrue*
debutant* novice* niveau_debutant initiation
recrue* nouve* arrivant* embauche*
saisonnier* saisonniere* personnel_saisonnier renfort*_saisonnier* main-d_oeuvre_saisonniere
interimaire* temporaire* personnel_d_agence
ouvrier* compagnon* operateur* main-d_oeuvre main-d_œuvre
main-d_oeuvre main-d_œuvre ouvrier* personnel effectif*
manoeuvre* manœuvre* ouvrier* aide*
macon* ouvrier*_macon* maconnerie
coffreur* coffrage*
demolisseur* demolition
charpentier* charpente*
couvreur* couverture* toiture*
menuisier* menuiserie
ebeniste* ebenisterie
plombier* plomberie
chauffagiste* chauffage
electricien* electricite
platrier* platrerie plaquiste*
carreleur* carrelage
peintre* peinture
soudeur* soudage
tuyauteur* tuyauterie
chaudronnier* chaudronnerie
grutier* grue grues
magasinier* magasin entrepot*
chauffeur* conducteur* routier*
livreur* chauffeur*-livreur* livraison* coursier*
mecanicien* mecanique
usineur* usinage operateur*
machiniste* conducteur*_d_engins pelleteur*
agriculteur* exploitant*_agricole* cultivateur* paysan*
exploitant*_agricole* agriculteur* producteur* cultivateur*
eleveur* elevage* producteur*
maraicher* maraichere* producteur*_de_legumes
vigneron* viticulteur* vigne*
cueilleur* recolte* saisonnier*
pepinieriste* pepiniere*
apiculteur* apiculture
boucher* boucherie
boulanger* boulangerie
patissier* patisserie
cuisinier* cuisine brigade
brigade* equipe*_de_cuisine cuisine
convive* client* mangeur*
vacancier* estivant* touriste*
campeur* vacancier* campeuse*
pelerin* visiteur*
visiteur* public entree* touriste*
auditeur* public auditoire audience
telespectateur* public audience
lecteur* lectorat public
internaute* visiteur* utilisateur*
abonne* inscrit* souscripteur*
adherent* membre* licencie* societaire* cotisant*
joueur* sportif* athlete*
baigneur* nageur* public
benevole* volontaire* militant*
donateur* bienfaiteur* mecene* donneur*
mecene* sponsor* parrain* commanditaire*
commanditaire* sponsor* mecene* partenaire*
exposant* participant* stand*
congressiste* participant* delegue*
intervenant* conferencier* formateur*
artiste* createur*
comedien* acteur* actrice* interprete*
musicien* instrumentiste* interprete*
choriste* chanteur* choeur chœur
technicien* technique
regisseur* regie
realisateur* realisation
journaliste* redaction* presse
redacteur* redaction
auteur* ecrivain* plume*
traducteur* traduction
interprete* interpretation
graphiste* infographiste* studio_graphique
developpeur* dev devs equipe_de_developpement
testeur* test tests
chercheur* scientifique* equipe*_de_recherche
laborantin* technicien*_de_laboratoire laboratoire
avocat* conseil conseils defenseur*
juriste* service_juridique juridique
magistrat* juge juges tribunal
greffier* greffe*
huissier* commissaire*_de_justice
notaire* etude*_notariale*
prevenu* accuse*
victime* plaignant* partie*_civile*
temoin* temoignage*
detenu* prisonnier* personne*_incarceree* personne*_detenue*
policier* agent*_de_police police forces_de_l_ordre
gendarme* gendarmerie forces_de_l_ordre
pompier* sapeur* secours sapeurs-pompiers
sauveteur* secours secouriste* maitre-nageur*
vigile* agent*_de_securite gardien* agents_de_surete
gardien* vigile* concierge* surveillant*
militaire* soldat*
douanier* douane* agent*_des_douanes
fonctionnaire* agent* personnel
agent* employe* personnel
employe employes employee employees salarie* personnel agents
dirigeant* direction chef*_d_entreprise patron*
patron* chef*_d_entreprise employeur* dirigeant*
employeur* patron* entreprise*
gerant* patron*
commercant* magasin* boutique* detaillant*
detaillant* revendeur* commercant* magasin*
revendeur* distributeur* detaillant*
grossiste* distributeur* negociant*
fabricant* constructeur* industriel*
artisan* entreprise*_artisanale*
installateur* poseur* monteur*
sous-traitant* prestataire* cotraitant*
prestataire* sous-traitant* fournisseur*
expediteur* donneur*_d_ordre* chargeur*
destinataire* receptionnaire*
donneur*_d_ordre* client* commanditaire*
maitre*_d_ouvrage client* donneur*_d_ordre* maitrise_d_ouvrage
maitre*_d_oeuvre maitrise_d_oeuvre architecte* bureau*_d_etudes
architecte* agence*_d_architecture cabinet*_d_architecture
geometre* arpenteur*
urbaniste* urbanisme
ingenieur* bureau*_d_etudes
locataire* preneur* occupant*
coproprietaire* copropriete*
acheteur* acquereur* client*
vendeur* equipe*_de_vente
collaborat* collegue* equipe
collegue* confrere* equipe* collaborat*
confrere* collegue* consoeur* consœur*
pair pairs collegue*
binome* duo tandem deux 2 collegue*
hierarchi* superieur* responsable* direction
remplacant* suppleant* remplacement
`
