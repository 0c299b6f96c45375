/**
 * Words of job titles that name the same work at the same rank, in French, Spanish and Portuguese
 * beside the English word that resumes of these languages use as well. One row a word:
 * `en | es | fr | pt`. Forms are folded; `stem*` matches by its beginning (both genders, plurals),
 * `a_b` is several words in a row, joined by what links words as well ("chargé de clientèle").
 * Nobody is raised: who helps, who leads and who is learning stand in rows of their own.
 */
export const titleWords = `
engineer* | ingenier* | ingenieur* | engenheir*
developer* programmer* coder* | desarrollador* programador* | developpeu* programmeu* | desenvolvedor* programador* programadora*
software | software programas | logiciel* software | software
web | web | web | web
frontend front_end | frontend front_end | frontend front_end | frontend front_end
backend back_end | backend back_end | backend back_end | backend back_end
fullstack full_stack | fullstack full_stack | fullstack full_stack | fullstack full_stack
mobile | movil* moviles | mobile* | movel moveis mobile
data | datos data | donnees data | dados data
analyst* | analista* | analyste* | analista*
scientist* | cientific* | scientist* | cientista*
designer* | disenador* designer* | designer* concepteu* | designer* projetista*
graphic | grafic* | graphi* | grafic*
graphic_designer* | disenador*_grafic* grafista* | graphiste* infographiste* designer*_graphique* | designer*_grafic*
product | producto* product | produit* product | produto* product
project* | proyecto* project | projet* project | projeto* project
business | negocio* business | metier* business | negocio* business
sales | ventas venta comercial | vente* commercial | vendas venda comercial
sales_assistant* shop_assistant* sales_associate* store_clerk* | dependient* vendedor* | vendeu* conseill*_de_vente conseill*_vente | vendedor* balconista* atendente*_de_loja operador*_de_loja caixeir*
sales_rep* sales_representative* sales_executive* | comercial representante*_de_ventas representante*_comercial* agente*_comercial* ejecutiv*_de_ventas ejecutiv*_comercial* | commercia* representant*_commercia* charge*_d_affaires attache*_commercia* | comercia* representante*_comercia* representante*_de_vendas vendedor*_extern* consultor*_de_vendas
telesales telemarketer* | teleoperador* agente*_telefonic* televendedor* | teleoperat* teleconseill* televendeu* | operador*_de_telemarketing teleoperador* operador*_de_call_center
customer client* | cliente* clientes | client* clientele | cliente*
support | soporte apoyo | support assistance | suporte apoio
customer_service customer_care | atencion_al_cliente servicio_al_cliente atencion_a_clientes atencion_de_clientes | service_client* relation_client* service_clientele relation_clientele | atendimento_ao_cliente apoio_ao_cliente atendimento_a_clientes apoio_a_clientes servico_ao_cliente
quality | calidad | qualite | qualidade
qa quality_assurance | qa aseguramiento_de_calidad aseguramiento_de_la_calidad control_de_calidad garantia_de_calidad | qa assurance_qualite | qa garantia_de_qualidade garantia_da_qualidade qualidade_de_software
tester* | tester* probador* | testeu* | tester* testador*
system* | sistema* | systeme* | sistema*
network* | red redes | reseau* | rede redes
security | seguridad | securite surete | seguranca
it | it ti tic informatica informatico* informatica* tecnologias_de_la_informacion | it informatique ti | it ti informatica informatico* tecnologia_da_informacao tecnologias_de_informacao
technician* | tecnic* | technicien* | tecnic*
operator* | operari* operador* | operat* | operador* operari*
clerk* administrator_assistant* | administrativ* oficinista* | administratif* employe*_de_bureau employe*_administrati* | administrativ* escriturari*
administrative_assistant* office_assistant* | auxiliar*_administrativ* asistente_administrativ* aux_administrativ* | assistant*_administrati* | auxiliar*_administrativ* assistente*_administrativ* auxiliar*_de_escritorio assistente*_de_escritorio
secretary* | secretari* | secretaire* | secretari*
receptionist* front_desk_agent* | recepcionista* | receptionniste* agent*_d_accueil hotess*_d_accueil charge*_d_accueil | rececionista* recepcionista*
nurse* registered_nurse* | enfermer* due diplomad*_universitari*_en_enfermeria diplomad*_en_enfermeria graduad*_en_enfermeria | infirmi* infirmi*_diplome*_d_etat ide | enfermeir*
nursing_assistant* nurse_aide* | auxiliar*_de_enfermeria tcae tecnic*_en_cuidados_auxiliares_de_enfermeria tecnic*_auxiliar*_de_enfermeria tens | aide*_soignant* as | auxiliar*_de_enfermagem
carer* caregiver* | cuidador* gerocultor* auxiliar*_de_geriatria | auxiliaire*_de_vie aide*_a_domicile auxiliaire*_de_vie_sociale avs aide*_a_la_personne | cuidador* auxiliar*_de_geriatria agente*_em_geriatria ajudante*_de_acao_direta
childcare_assistant* nursery_nurse* | tecnic*_en_educacion_infantil educador*_infantil tei | auxiliaire*_de_puericulture | auxiliar*_de_acao_educativa auxiliar*_de_educacao auxiliar*_de_creche
teacher* | profesor* docente* maestr* | enseignant* professeur* | professor* docente*
primary_school primary | primaria educacion_primaria | primaire ecole_primaire des_ecoles | primaria ensino_primario 1_ciclo primeiro_ciclo ensino_fundamental
preschool early_years nursery | infantil educacion_infantil preescolar parvulos | maternelle ecole_maternelle | infantil educacao_infantil pre_escolar educacao_pre_escolar jardim_de_infancia
secondary secondary_school | secundaria educacion_secundaria eso | secondaire | secundario ensino_secundario ensino_medio
private_tutor* | profesor*_particular* | professeur*_particulie* donneu*_de_cours_particuliers | explicador* professor*_particula*
physiotherapist* physical_therapist* | fisioterapeuta* kinesiolog* | kinesitherapeute* masseu*_kinesitherapeute* kine | fisioterapeuta*
occupational_therapist* | terapeuta*_ocupacional* | ergotherapeute* | terapeuta*_ocupaciona*
speech_therapist* | logopeda* fonoaudiolog* | orthophoniste* logopede* | terapeuta*_da_fala fonoaudiolog*
psychologist* | psicolog* | psychologue* | psicolog*
dietitian* dietician* nutritionist* | dietista* nutricionista* dietista_nutricionista* | dieteticien* nutritionniste* dieteticien*_nutritionniste* | dietista* nutricionista*
social_worker* | trabajador*_social* asistente*_social* | assistant*_de_service_social assistant*_social* travailleu*_socia* | assistente*_socia* tecnic*_de_servico_social tecnic*_superior*_de_servico_social
pharmacist* | farmaceutic* | pharmacien* | farmaceutic*
pharmacy_technician* | tecnic*_en_farmacia auxiliar*_de_farmacia | preparat*_en_pharmacie | tecnic*_de_farmacia tecnic*_auxiliar*_de_farmacia
laboratory lab | laboratorio | laboratoire labo | laboratorio
doctor* physician* | medic* doctor* | medecin* docteur* | medic*
dentist* | dentista* odontolog* | dentiste* chirurgien*_dentiste* | dentista* medic*_dentista* odontolog* cirurgi*_dentista*
lawyer* attorney* solicitor* | abogad* letrad* | avocat* | advogad*
paralegal* | paralegal* asistente_legal pasante | juriste_assistant* | paralegal* solicitador*
accountant* bookkeeper* | contable* contador* tenedor*_de_libros | comptable* | contabilista* contador* tecnic*_oficial*_de_contas toc tecnic*_de_contabilidade
accounts_assistant* accounting_assistant* | auxiliar*_contable* auxiliar*_de_contabilidad asistente_contable administrativ*_contable* | assistant*_comptable* aide*_comptable* | auxiliar*_de_contabilidade assistente*_de_contabilidade assistente*_contabi*
payroll | nominas | paie | processamento_salarial folha_de_pagamento vencimentos salarios
payroll_clerk* payroll_specialist* | tecnic*_de_nominas especialista*_en_nominas administrativ*_de_nominas | gestionnaire*_de_paie gestionnaire*_paie | tecnic*_de_processamento_salaria* tecnic*_de_salarios analista*_de_folha_de_pagamento
auditor* | auditor* | auditeu* auditrice* | auditor*
buyer* purchaser* | comprador* | acheteu* | comprador*
purchasing procurement | compras aprovisionamiento* aprovisionamientos | achat* approvisionnement* | compras aprovisionamento*
human_resources hr people | recursos_humanos rrhh rr_hh | ressources_humaines rh | recursos_humanos rh
recruiter* talent_acquisition_specialist* recruitment_consultant* | reclutador* tecnic*_de_seleccion seleccionador* especialista*_en_seleccion | recruteu* charge*_de_recrutement consultant*_en_recrutement | recrutador* tecnic*_de_recrutamento
marketing | marketing mercadeo mercadotecnia | marketing mercatique | marketing
digital | digital | digital* numerique* | digital
communication* | comunicacion comunicaciones | communication | comunicacao
community_manager* social_media_manager* | community_manager* gestor*_de_redes_sociales responsable*_de_redes_sociales | community_manager* animat*_de_communaute gestionnaire*_de_communaute charge*_des_reseaux_sociaux | community_manager* gestor*_de_redes_sociais gestor*_de_comunidades social_media
copywriter* | redactor* copywriter* redactor*_de_contenido* | redact* concepteu*_redact* copywriter* redact*_web | redator* copywriter* redator*_de_conteudo*
journalist* reporter* | periodista* reporter* | journaliste* reporter* | jornalista* reporter*
press_officer* | jef*_de_prensa responsable*_de_prensa | attache*_de_presse | assessor*_de_imprensa
translator* | traductor* | traduct* | tradutor*
interpreter* | interprete* | interprete* | interprete*
librarian* | bibliotecari* | bibliothecaire* | bibliotecari*
archivist* | archiver* archivista* | archiviste* | arquivista*
architect* | arquitect* | architecte* | arquitet*
draughtsman* drafter* | delineante* dibujant* proyectista* | dessinat* projeteu* dessinat*_projeteu* | desenhador* desenhista* projetista*
surveyor* | topograf* agrimensor* | geometre* topographe* | topograf* agrimensor*
electrician* | electricista* | electricien* | eletricista*
plumber* | fontaner* plomer* gasfiter* | plombi* | canalizador* encanador*
carpenter* joiner* | carpinter* ebanista* | menuisi* charpentie* | carpinteir* marceneir*
bricklayer* mason* | albanil* | macon* | pedreir* alvanel
painter* | pintor* | peintre* | pintor*
welder* | soldador* | soudeu* | soldador*
mechanic* | mecanic* | mecanicien* | mecanic*
car_mechanic* auto_mechanic* | mecanic*_de_automoviles mecanic*_de_coches mecanic*_automotriz mecanic*_de_vehiculos | mecanicien*_auto* garagiste* mecanicien*_automobile* | mecanic*_de_automoveis mecanic*_auto mecanic*_de_carros mecanic*_automotivo
maintenance | mantenimiento | maintenance entretien | manutencao
machinist* cnc_operator* | tornero* fresador* operador*_cnc operari*_cnc | usineu* operat*_sur_machine*_a_commande_numerique | torneiro* fresador* operador*_cnc operador*_de_cnc
warehouse | almacen bodega deposito | entrepot magasin | armazem
warehouse_worker* warehouse_operative* | moz*_de_almacen operari*_de_almacen almacener* operador*_de_almacen bodegue* auxiliar*_de_almacen | magasini* manutentionnaire* agent*_de_magasinage cariste_magasini* | operador*_de_armazem operari*_de_armazem fiel_de_armazem armazenista* almoxarife* auxiliar*_de_armazem
forklift_driver* forklift_operator* | carretiller* conductor*_de_carretilla* operador*_de_montacargas | cariste* conduct*_de_chariots* | manobrador*_de_empilhador* operador*_de_empilhador* condutor*_de_empilhador* operador*_de_empilhadeira
order_picker* picker* | preparador*_de_pedidos | preparat*_de_commandes | preparador*_de_encomendas separador*_de_pedidos
logistics | logistica logistic* | logistique | logistica
driver* | conductor* chofer* | chauffeu* conduct* | motorista* condutor*
truck_driver* lorry_driver* hgv_driver* | camioner* conductor*_de_camion* chofer*_de_camion* conductor*_de_vehiculo*_pesado* transportista* | chauffeu*_routie* conduct*_routie* conduct*_poids_lourd* chauffeu*_poids_lourd* routie* conduct*_pl chauffeu*_pl conduct*_de_poids_lourd* | motorista*_de_pesados camionista* motorista*_de_veiculos_pesados caminhoneir* motorista*_de_camiao motorista*_de_caminhao camioneir*
bus_driver* | conductor*_de_autobus* chofer*_de_colectivo autobuser* | conduct*_de_bus conduct*_de_car* conduct*_d_autobus machiniste_receveur | motorista*_de_autocarro* motorista*_de_onibus
delivery_driver* courier* | repartidor* conductor*_repartidor* mensajer* | livreu* chauffeu*_livreu* coursi* conduct*_livreu* | estafeta* distribuidor* entregador* motorista*_distribuidor* motorista*_de_distribuicao
taxi_driver* | taxista* conductor*_de_taxi | chauffeu*_de_taxi conduct*_de_taxi taxi | taxista* motorista*_de_taxi
cook* line_cook* | cociner* | cuisini* | cozinheir*
kitchen_assistant* kitchen_porter* | ayudante*_de_cocina auxiliar*_de_cocina pinche* | aide*_de_cuisine commis_de_cuisine aide_cuisini* plongeu* | ajudante*_de_cozinha auxiliar*_de_cozinha ajudante*_de_cozinheir* copeir*
sous_chef* | segund*_de_cocina subchef* sous_chef* segund*_jef*_de_cocina | sous_chef* second*_de_cuisine | subchef* sous_chef* sub_chefe*
pastry_chef* confectioner* | pasteler* reposter* | patissi* | pasteleir* confeiteir*
baker* | panader* | boulang* | padeir*
butcher* | carnicer* charcuter* | bouch* charcuti* | talhante* acougueir* cortador*_de_carnes
waiter* waitress* server* | camarer* meser* moz*_de_restaurante garzon* | serveu* employe*_de_restaurant garcon_de_cafe | empregad*_de_mesa garcom garconete* garcon*
bartender* barman* | barman* camarer*_de_barra barist* cantiner* | barman* barmaid* | barman* barmen empregad*_de_bar bartender*
barista* | barista* | barista* | barista*
housekeeper* room_attendant* chambermaid* | camarer*_de_pisos mucam* camarist* | femme*_de_chambre valet_de_chambre employe*_d_etage* agent*_d_etage* | empregad*_de_andares empregad*_de_quartos camareir*
cleaner* cleaning_operative* | limpiador* personal_de_limpieza operari*_de_limpieza auxiliar*_de_limpieza | agent*_d_entretien agent*_de_nettoyage agent*_de_proprete technicien*_de_surface femme_de_menage | empregad*_de_limpeza* auxiliar*_de_limpeza funcionari*_de_limpeza* operador*_de_limpeza faxineir* trabalhador*_de_limpeza
security_guard* | vigilante*_de_seguridad guardia*_de_seguridad agente*_de_seguridad vigilante* | agent*_de_securite vigile* agent*_de_surete | seguranca vigilante* guarda vigilante*_de_seguranca agente*_de_seguranca
hairdresser* | peluquer* estilista* | coiffeu* | cabeleireir*
beautician* | esteticista* esteticien* | estheticien* | esteticista*
cashier* till_operator* | cajer* | caissi* hote*_de_caisse employe*_de_caisse | operador*_de_caixa caixa
shelf_stacker* stock_clerk* | reponedor* repositor* | employe*_de_libre_service employe*_libre_service els metteu*_en_rayon* | repositor* abastecedor*
gardener* | jardiner* | jardini* agent*_des_espaces_verts ouvri*_paysagiste* paysagiste* | jardineir*
farm_worker* | peon*_agricola* trabajador*_agricola* jornaler* | ouvri*_agricole* | trabalhador*_agricola* operari*_agricola*
winemaker* | enolog* | oenologue* | enolog*
vet* veterinarian* | veterinari* | veterinaire* | veterinari* medic*_veterinari*
travel_agent* | agente*_de_viajes | agent*_de_voyages conseill*_voyages conseill*_en_voyages | agente*_de_viagens
tour_guide* | guia*_turistic* guia*_de_turismo | guide*_touristique* guide*_conferenci* | guia*_turistic* guia*_de_turismo guia_interprete*
estate_agent* real_estate_agent* | agente*_inmobiliari* asesor*_inmobiliari* | agent*_immobili* conseill*_immobili* negociat*_immobili* | agente*_imobiliari* consultor*_imobiliari* mediador*_imobiliari* corretor*_de_imoveis
insurance | seguro* | assurance* | seguro*
bank* | banc* banca bancari* | banque* bancaire* | banc* bancari*
adviser* advisor* | asesor* consejer* | conseill* charge*_de_conseil | consultor* assessor* conselheir*
consultant* | consultor* | consultant* | consultor*
researcher* | investigador* | chercheu* | investigador* pesquisador*
trainer* instructor* | formador* instructor* monitor* | formateu* formatrice* instruct* monitrice* moniteu* | formador* instrutor* monitor*
coach* | entrenador* coach preparador* | entraineu* coach | treinador* coach tecnic*_desportiv*
intern* trainee* | becari* practicante* pasante* en_practicas | stagiaire* | estagiari*
apprentice* | aprendiz* aprendic* | apprenti* alternant* | aprendiz*
helper* assistant* | ayudante* asistente* auxiliar* aux | assistant* aide* auxiliaire* | ajudante* assistente* auxiliar* aux
deputy* | adjunt* subdirector* | adjoint* | adjunt* vice
manager* | gerente* | manager* | gerente*
- | encargad* responsable* | responsable* | encarregad* responsave*
- | gestor* | gestionnaire* | gestor*
project_manager* | jef*_de_proyecto* gestor*_de_proyecto* project_manager* director*_de_proyecto* responsable*_de_proyecto* | chef*_de_projet* project_manager* responsable*_de_projet* gestionnaire*_de_projet* | gestor*_de_projeto* gerente*_de_projeto* project_manager* chefe_de_projeto
product_manager* | jef*_de_producto gestor*_de_producto product_manager* gerente_de_producto responsable*_de_producto | chef*_de_produit product_manager* responsable*_produit | gestor*_de_produto gerente*_de_produto product_manager*
product_owner* po | product_owner* po propietari*_de_producto | product_owner* po | product_owner* po
account_manager* key_account_manager* | gestor*_de_cuentas ejecutiv*_de_cuentas account_manager* responsable*_de_cuentas | charge*_de_compte* charge*_de_clientele responsable*_de_compte* account_manager* gestionnaire*_de_compte* | gestor*_de_conta* gestor*_de_cliente* executiv*_de_contas gerente*_de_contas account_manager*
store_manager* shop_manager* | encargad*_de_tienda gerente_de_tienda responsable*_de_tienda jef*_de_tienda director*_de_tienda | responsable*_de_magasin responsable_magasin gerant*_de_magasin manager_de_magasin | gerente*_de_loja responsave*_de_loja encarregad*_de_loja chefe_de_loja
shift_leader* shift_manager* | encargad*_de_turno jef*_de_turno responsable*_de_turno | chef*_d_equipe responsable*_d_equipe | chefe*_de_turno encarregad*_de_turno responsave*_de_turno
team_leader* | jef*_de_equipo responsable*_de_equipo lider*_de_equipo coordinador*_de_equipo | chef*_d_equipe responsable*_d_equipe | chefe*_de_equipa chefe*_de_equipe lider*_de_equipa lider*_de_equipe
site_manager* | jef*_de_obra* residente_de_obra | chef*_de_chantier conduct*_de_travaux | encarregad*_de_obra* mestre_de_obras
head_chef* | jef*_de_cocina chef_ejecutiv* primer_chef | chef*_de_cuisine | chefe*_de_cozinha
head_waiter* | maitre jef*_de_sala jef*_de_rango | maitre_d_hotel chef*_de_rang chef*_de_salle | chefe*_de_sala maitre chefe*_de_mesa
production | produccion | production | producao
industrial | industrial* | industriel* | industria*
civil | civil* | genie_civil civil* | civi*
construction building | construccion edificacion obra* | construction batiment btp | construcao construcao_civil
sales_clerk | vendedor* | vendeu* | vendedor*
event* | evento* | evenementiel* evenement* | evento*
freelance freelancer* self_employed | autonom* freelance por_cuenta_propia independiente | independant* freelance auto_entrepreneu* a_son_compte | autonom* freelance independente* por_conta_propria freelancer*
senior sr | senior sr | senior confirme* | senior sr
junior jr | junior jr | junior jr debutant* | junior jr
full | full | full | full
executive_assistant* personal_assistant* | asistente*_de_direccion secretari*_de_direccion | assistant*_de_direction secretaire*_de_direction | assistente*_de_direcao secretari*_de_direcao assistente*_executiv* secretari*_executiv*
legal | juridic* legal | juridique* | juridic*
financial finance | financier* finanzas | financi* finance* | financeir* financas
environmental environment | medioambiental* medio_ambiente ambiental* | environnement* | ambiente ambienta*
vehicle* | vehiculo* | vehicule* | veiculo*
clerk* office_worker* | - | employe*_administrati* agent*_administrati* employe*_de_bureau | -
fork_lift_driver* flt_driver* forklift_truck_driver* | operador*_de_carretill* operador*_de_carretill*_elevador* carretiller* conductor*_de_carretill* conductor*_de_carretill*_elevador* | conduct*_d_engins_de_manutention cariste* | operador*_de_empilhador* operador*_de_empilhadeira
plant_operator* digger_driver* excavator_operator* | maquinista*_de_obra operador*_de_maquinaria operador*_de_retroexcavadora retroexcavadorista* | conduct*_d_engins machiniste* conduct*_de_pelle pelleteu* | operador*_de_maquinas_pesadas maquinista*_de_obra operador*_de_retroescavadora
refuse_collector* bin_man binman waste_collector* waste_operative* | recogedor*_de_basura basurer* peon*_de_recogida | ripeu* eboueu* rippeu* agent*_de_collecte equipi*_de_collecte | cantoneir*_de_limpeza gari coletor*_de_lixo
animal_carer* animal_care_assistant* animal_keeper* zookeeper* | cuidador*_de_animales | soignant*_animal* soigneu*_animal* soigneu*_d_animaux | tratador*_de_animais tratador*
maths mathematics math | matematica* | mathematique* maths math | matematica* mat
snr senior sr | senior sr snr | senior confirme* | senior sr snr
doctor* dr dra | doctor* dr dra | docteur* dr | doutor* dr dra
prof professor* teacher* | prof profesor* docente* maestr* | prof professeur* enseignant* instituteur institutrice | prof professor* docente*
- | docente*_de_primaria maestr*_de_primaria profesor*_de_primaria | professeur*_des_ecoles enseignant*_du_premier_degre enseignant*_du_1_degre instituteur institutrice enseignant*_1_degre maitre_des_ecoles maitresse_des_ecoles | professor*_do_1_ciclo professor*_primari*
- | - | technicien*_de_laboratoire laborantin* technicien*_de_labo | tecnic*_de_laboratorio laboratorista*
- | - | agent*_de_securite agent*_de_prevention_et_de_securite ads aps | -
- | - | agent*_de_service agent*_d_entretien agent*_de_nettoyage agent*_de_proprete | -
- | - | femme_de_menage homme_de_menage employe*_de_menage agent*_de_menage aide_menagere employe*_de_maison technicien*_de_surface | -
- | - | second*_de_cuisine 2_de_cuisine sous_chef* sous_chef*_de_cuisine second* 2 | -
- | - | assistant*_administrati* secretaire*_administrati* secretaire* | -
- | - | assistant*_maternel* nourrice*_agree* nounou* assmat | -
- | - | programmeu* developpeu*_informatique* developpeu* analyste*_programmeu* | -
- | - | teleconseill* conseill*_clientele_a_distance conseill*_de_clientele_a_distance conseill*_client*_a_distance charge*_de_clientele_a_distance teleoperat* | -
- | - | conseill*_au_service_a_la_clientele agent*_au_service_a_la_clientele prepose*_au_service_a_la_clientele conseill*_clientele charge*_de_clientele conseill*_client* | -
- | - | efz cfc certificat_federal_de_capacite | -
- | - | attestation_federale_de_formation_professionnelle afp | -
- | - | infirmi*_diplome*_d_etat ide infirmi*_de infirmi* | -
- | - | agent*_de_service_hospitalier* ash agent*_des_services_hospitaliers asl | -
- | - | aide*_medico_psychologique* amp accompagnant*_educati*_et_socia* aes | -
- | - | educat*_de_jeunes_enfants eje | -
- | - | moniteu*_educat* monitrice*_educat* me | -
- | - | atsem agent*_territoria*_specialise*_des_ecoles_maternelles | -
- | - | aesh accompagnant*_d_eleves_en_situation_de_handicap avs auxiliaire*_de_vie_scolaire | -
- | - | cip conseill*_en_insertion_professionnelle conseill*_d_insertion_professionnelle conseill*_insertion | -
- | - | adv administration_des_ventes | -
- | - | tp travaux_publics | -
- | - | pl poids_lourd* | -
- | - | spl super_poids_lourd* semi_remorque* | -
- | - | vl vehicule*_leger* | -
- | - | com communication | -
- | - | spe specialise* | -
- | - | polyvalent* | -
- | - | salaire* paie paye remuneration* | -
- | - | houseman gouvernant*_d_etage | -
- | - | liberal* exercice_liberal a_titre_liberal en_cabinet_liberal profession_liberale | -
- | - | plongeu* agent*_de_plonge employe*_de_plonge | -
- | - | coursi* livreu*_a_velo coursi*_a_velo | -
- | - | pressing nettoyage_a_sec | -
- | - | comptabilite comptable* | -
- | - | hote*_d_accueil hotesse*_d_accueil agent*_d_accueil charge*_d_accueil receptionniste* agent*_de_reception standardiste* | -
- | - | equipi* employe*_polyvalent* equipi*_polyvalent* | -
- | camarer*_de_pisos camarer*_de_habitaciones mucam* recamarer* | - | -
- | fontaner* instalador*_de_fontaneria tecnic*_de_fontaneria | - | canalizador* tecnic*_de_canalizacao instalador*_de_canalizacoes
- | becari* estudiante*_en_practicas alumn*_en_practicas practicante* en_practicas | - | estagiari* aluno*_em_estagio aluna*_em_estagio
- | teleoperador* agente*_de_atencion_telefonica operador*_telefonic* agente*_de_call_center gestor*_telefonic* | - | operador*_de_call_center atendente*_de_call_center assistente*_de_call_center operador*_de_telemarketing
- | comercial asesor*_comercial* agente*_comercial* vendedor*_comercial* | - | comercial consultor*_comercial* tecnic*_comercial* assessor*_comercial*
- | investigador*_predoctoral* doctorand* personal_investigador_en_formacion pif | doctorant* | doutorand* investigador*_de_doutoramento bolseir*_de_doutoramento
- | tecnic*_de_mantenimiento operari*_de_mantenimiento oficial*_de_mantenimiento | - | -
- | autobus bus autocar* colectivo | - | autocarro* onibus
- | conductor*_de_autobus conductor*_de_autocar chofer*_de_autobus autobuser* chofer*_de_autocar | - | -
- | socorrista* socorrista*_acuatic* guardavidas salvavidas | - | nadador*_salvador* salva_vidas
- | director*_de_escuela director*_de_colegio director*_de_centro_educativo | - | -
- | rr_hh rrhh recursos_humanos | - | -
- | prl prevencion_de_riesgos_laborales | - | -
- | dam desarrollo_de_aplicaciones_multiplataforma | - | -
- | - | - | vendedor* consultor*_de_vendas assistente*_de_vendas promotor*_de_vendas operador*_de_loja assistente*_de_loja
- | - | - | auxiliar*_de_acao_medica tecnic*_auxiliar*_de_saude tas aam
- | - | - | ajudante*_de_acao_direta auxiliar*_de_geriatria agente*_em_geriatria ajudante*_de_lar auxiliar*_de_lar cuidador*_de_idosos
- | - | - | administrativ* assistente*_administrativ* tecnic*_administrativ* escriturari*
- | - | - | pedreir* oficial*_de_pedreiro oficial_pedreiro
- | - | - | tecnic*_de_analises_clinicas analista*_clinic* analista*_de_analises_clinicas tecnic*_de_analises
- | - | - | medic*_intern* medic*_residente* intern*_de_especialidade
- | - | - | copeir* auxiliar*_de_copa empregad*_de_copa
- | - | - | rececionista* recepcionista* assistente*_de_recepcao tecnic*_de_rececao
- | - | - | departamento_de_pessoal dp
- | - | - | clt contrato_efetivo
- | - | - | ti tecnologia*_da_informacao tecnologias_de_informacao informatica
- | - | - | auxiliar*_de_servicos_gerais asg auxiliar*_de_limpeza
- | - | - | agente*_comunitari*_de_saude acs
- | - | - | tecnic*_de_emergencia* tecnic*_de_emergencia_medica
`
