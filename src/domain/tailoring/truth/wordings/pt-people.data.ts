/** Persons, places of work and qualities in Portuguese, a row each; see `wordings.ts`. */
export const peopleWordingsPt = `
aprendiz* aprendizes estagiario* formando* principiante*
ajudante* auxiliar* servente* assistente*
servente* ajudante*_de_obra trabalhador*_indiferenciado*
operario* operador* trabalhador* obreiro*
encarregad* chefe*_de_equipa capataz capatazes responsavel_de_equipa
patrao patroes empregador* proprietario*
artifice* artesao* artesaos
carpinteir* < marceneir*
carpinteir* trabalhador*_da_madeira
pedreir* trabalhador*_da_construc* alvenel
trolha* estucador* pedreir*
canalizador* encanador* picheleir*
eletricist* tecnico*_de_eletricidade tecnico*_eletricista*
serralheir* trabalhador*_de_metal
soldador* tecnico*_de_soldadura
torneir* torneiro*_mecanico* operador*_de_torno
mecanic* tecnico*_de_mecanica
bate-chapas chapeir* reparador*_de_carrocarias funileir*
pintor* trabalhador*_de_pintura
jardineir* tecnico*_de_jardinagem cuidador*_de_jardins
agricultor* produtor*_agricola* lavrador* trabalhador*_agricola*
tratador*_de_animais tratador* tratador*_de_gado
pastor pastores guardador*_de_gado
pescador* tripulante* maritimo*
talhante* cortador*_de_carne acougueir* magarefe*
peixeir* vendedor*_de_peixe
padeir* forneir* panificador*
pasteleir* confeiteir*
cozinheir* chefe*_de_partida
copeir* ajudante*_de_copa
empregad*_de_mesa garcom garcons garconete* pessoal_de_mesa
empregad*_de_bar barman bartender* barista*
escanc* sommelier* especialista*_em_vinhos
empregad*_de_andares camareir* empregad*_de_quartos arrumadeir*
governanta* supervisor*_de_andares
rececionist* recepcionist* empregad*_de_recec*
porteir* guarda*_de_entrada
vigilant* seguranca* guarda guardas agente*_de_seguranca
bombeir* operacional operacionais soldado*_da_paz
agente*_da_policia policia* agente*_policia*
nadador*-salvador* salva-vidas banheiro*
carteir* distribuidor*_postal distribuidor*_de_correio
estafeta* motoboy* entregador* distribuidor*
motorist* condutor* condutores
motorista*_de_autocarro* condutor*_de_autocarro* motorista*_de_onibus
maquinist* condutor*_de_comboio* condutor*_de_trem
taxist* motorista*_de_taxi
revisor*_de_bilhetes fiscal_de_bilhetes
tripulac* tripulante* pessoal_de_bordo
comissari*_de_bordo assistente*_de_bordo hospedeir*
operador*_de_empilhador condutor*_de_empilhador manobrador* empilhadorista*
estivador* trabalhador*_portuario*
fiel_de_armazem fieis_de_armazem almoxarife* operador*_de_armazem
costureir* trabalhador*_de_costura
alfaiate* modista* costureir*
sapateir* reparador*_de_calcado
ourives joalheir*
oleir* ceramist*
cabeleireir* barbeiro* profissional_de_cabelo
esteticist* tecnico*_de_estetica
massagist* massoterapeuta*
florist* vendedor*_de_flores
lojist* comerciante* dono*_de_loja
repositor* operador*_de_reposic*
empregad*_de_balcao balconista* atendente*
caixeir* vendedor* empregad*_de_loja
auxiliar*_de_acao_medica tecnico*_auxiliar*_de_saude auxiliar*_de_saude
auxiliar*_de_geriatria ajudante*_de_lar agente*_de_geriatria cuidador*_de_idosos
cuidador* prestador*_de_cuidados acompanhante*
parteir* enfermeir*_obstetra*
paramedic* tecnico*_de_emergencia socorrista*
radiologist* tecnico*_de_radiologia
farmaceutic* licenciad*_em_farmacia
terapeuta* < fisioterapeut*
terapeuta*_da_fala fonoaudiolog*
terapeuta*_ocupaciona* terapia_ocupacional
nutricionist* dietist*
psicolog* psicoterapeuta*
optometrist* tecnico*_de_otica
veterinari* medico*_veterinario*
educador*_de_infancia educador* professor*_de_educac*_infantil
auxiliar*_de_educac* assistente*_operaciona* auxiliar*_da_acao_educativa
ama amas baba babas cuidadora_de_criancas
explicador* tutor tutores professor*_particular*
formador* instrutor* monitor monitores
diretor*_de_turma diretores_de_turma
encarregad*_de_educac* pais familia* responsave*
pai pais mae maes familia* progenitor*
crianca* alunos < bebes
bebe bebes crianca*_de_berco lactente* crianca*_de_colo
finalista* aluno*_do_ultimo_ano
idoso* pessoa*_idosa* seniores pessoa*_mais_velha* mais_velhos
reformad* aposentad* pensionist*
desempregad* pessoa*_sem_emprego candidato*_a_emprego
migrante* imigrante* estrangeiro*
sem-abrigo pessoa*_em_situac*_de_rua pessoa*_sem_casa morador*_de_rua
vitima* pessoa*_agredida* sinistrad*
agressor* autor*_de_violencia
recluso* preso* detent* pessoa*_presa*
familia*_carenciada* familia*_vulnerave* familia*_em_situac*_de_vulnerabilidade agregado*_carenciado* familia*_de_baixos_rendimentos
pessoa*_com_deficiencia deficiente* portador*_de_deficiencia
utente* beneficiari* pessoa*_acompanhada*
acompanhante* familiar familiares
cidadao cidadaos municip* populac* publico
populac* habitante* morador* residente*
habitante* pessoas
condomino* morador* proprietario*
comprador* adquirente* cliente*
arguid* reu reus acusad*
autor autores demandante* queixos*
requerente* peticionari*
magistrad* juiz juizes
procurador* ministerio_publico
advogad* mandatari* causidic*
solicitador* agente*_de_execuc*
jornalist* reporter reporteres redator*
linguist* < tradutor* interprete*
redator* copywriter*
revisor*_de_texto corretor*_de_texto
fotograf* reporter*_fotografic*
operador*_de_camara cameram*
tecnico*_de_som sonoplast* operador*_de_som
tecnico*_de_luz luminotecnic* operador*_de_luz
ator atores atriz atrizes interprete* elenco
musico* < instrumentist* pianist* violinist* guitarrist*
coralist* cantor* cantores
bailarin* dancarin*
encenador* diretor*_de_cena
espetador* espectador* publico plateia*
treinador* tecnico*_desportivo*
arbitro* juizes_de_campo
atleta* desportist* jogador* praticante* esportist*
nadador* praticante*_de_natac*
cientist* investigador* pesquisador*
laboratorista* tecnico*_de_laboratorio analista*_de_laboratorio
cientist* < biolog* quimic* geolog*
topograf* tecnico*_de_topografia agrimensor*
projetist* gabinete_de_projeto
arquitet* gabinete_de_arquitetura
programador* desenvolvedor* developer* engenheir*_de_software
administrador*_de_sistemas sysadmin* tecnico*_de_sistemas
testador* tester testers tecnico*_de_testes
analista*_de_dados tecnico*_de_dados
utilizador* usuario* utilizadores_finais
contabilist* contador contadores tecnico*_de_contas
tesoureir* responsavel_de_tesouraria
auditor* revisor*_de_contas
gestor*_de_conta gestor*_de_cliente* account_manager*
angariador*_imobiliario* consultor*_imobiliario* mediador*_imobiliario* agente*_imobiliario* corretor*_de_imoveis
mediador*_de_seguros corretor*_de_seguros agente*_de_seguros
perito* avaliador*
segurad* tomador*_de_seguro cliente*_de_seguros
telefonist* operador*_telefonic*
secretari* assistente*_administrativ* administrativ*
administrativ* funcionari*_administrativ* empregad*_de_escritorio
vereador* autarca* eleito*_local eleitos_locais
deputad* parlamentar*
funcionari*_publico* trabalhador*_da_administrac*_publica servidor*_publico*
diplomat* corpo_diplomatico
doador* benfeitor* mecenas
socio* associad* membro* cotista*
parceir* entidade*_parceira*
especialist* profissional_especializad*
colega*_de_trabalho colegas companheir*
equipa*_multidisciplinar* equipe*_multidisciplinar* equipe*_multiprofissiona* equipa*_multiprofissiona*
elemento elementos pessoa* membro* colaborador* trabalhador*
brigada* equipa* equipe*
piquete* equipa_de_prevenc* equipa_de_urgencia
direcao administrac* gerencia chefia*
sede sedes escritorio_central
delegac* sucursal sucursais filial filiais
loja lojas < supermercado* mercearia* papelaria* sapataria* drogaria* ourivesaria livraria
mercearia* loja_de_bairro minimercado*
grande_superficie grandes_superficies < supermercado* hipermercado*
centro_comercial centros_comerciais shopping shoppings
restaurante* casa_de_pasto estabelecimento*_de_restaurac* espaco*_de_restaurac*
cafetaria* cafe cafes snack-bar
padaria* panificadora* panificac*
talho talhos acougue*
unidade_hoteleira unidades_hoteleiras hotel hoteis hotelaria
alojamento_local turismo_rural hospedagem
pensao pensoes residencial residenciais hospedaria
pousada* hostel hostels albergue*
parque_de_campismo campismo camping
oficina* garagem garagens centro_de_reparac*
oficina_de_carpintaria carpintaria* marcenaria*
serralharia* oficina_de_metal
fabrica* unidade*_industria* unidade*_fabri* complexo_industrial industria
estaleiro* obra obras canteiro*
obra obras local_da_obra
bancada* posto*_de_trabalho
armazem armazens entreposto* centro*_de_distribuic* cd
aeroporto* aerodromo* terminal_aereo
estac* terminal terminais gare
paragem paragens ponto*_de_onibus
lar lares estrutura_residencial residencia_senior residencias_senior casa_de_repouso
centro_de_dia centros_de_dia
domicilio domicilios casa casas residencia residencias lar_do_utente lar_dos_utentes
residencia* habitac* casa casas morada* domicilio*
habitac* domestic* residencia* moradia* fogo fogos
hospital hospitais unidade_hospitalar centro_hospitalar
centro_de_saude centros_de_saude posto*_de_saude unidade*_de_saude
enfermaria* internament* servico_de_internament*
urgencia* servico_de_urgencia pronto-socorro pronto_socorro
bloco_operatorio sala_de_operac* centro_cirurgico
consultorio* gabinete_medico clinica*
farmacia* drogaria*
creche* bercario* infantario* jardim_de_infancia
escola* estabelecimento*_escolar* agrupamento*_de_escolas
escola_primaria escolas_primarias primeiro_ciclo o_ciclo ensino_basico
escola_secundaria ensino_secundario liceu
universidade* faculdade* instituto_superior
centro_de_explicac* sala_de_estudo centro_de_estudos
biblioteca_municipal biblioteca_publica
museu* espaco_museologico espacos_museologicos
teatro* sala_de_espetaculos casa_de_espetaculos
camara_municipal prefeitura* autarquia* municipio*
junta_de_freguesia freguesia*
concelho* municipio*
freguesia* localidade* bairro*
periferia periferias bairro*_da_periferia bairro*_periferico* suburbio*
aldeia* povoac* lugarejo*
tribunal tribunais juizo* foro
cartorio* conservatoria* tabelionato*
esquadra* posto_da_gnr delegacia* posto_policial
quartel quarteis corporac*_de_bombeiros
prisao prisoes estabelecimento*_prisiona* cadeia
esplanada* terraco*
sala_de_jantar sala_de_refeic* restaurante
quinta* herdade* propriedade*_agricola* explorac*_agricola* fazenda* sitio sitios
adega* casa_de_vinhos cave caves
lagar lagares adega
porto portos porto_de_pesca zona_portuaria
via_publica rua ruas espaco_publico
local locais ponto pontos sitio sitios lugar*
local_de_trabalho locais_de_trabalho posto_de_trabalho
ao_ar_livre no_exterior exteriores
interior interiores dentro_de_portas
zona_rural meio_rural campo interior
zona_urbana meio_urbano cidade*
litoral costa zona_costeira
norte zona_norte regiao_norte
sul zona_sul regiao_sul
grande_porto area_metropolitana_do_porto
grande_lisboa area_metropolitana_de_lisboa
nativo nativa materna materno lingua_materna
fluente fluentes fluencia
basico basica basicos nocoes elementar iniciac*
intermedio intermedia intermediario intermediaria medio
ingles lingua_inglesa idioma_ingles
frances lingua_francesa
espanhol lingua_espanhola castelhano
alemao lingua_alema
italiano lingua_italiana
portugues lingua_portuguesa
lingua_gestual_portuguesa lgp lingua_gestual
libras lingua_brasileira_de_sinais lingua_de_sinais
licenciatura grau_de_licenciado
bacharelado bacharel bacharela bacharelato
ensino_medio 12.º_ano 12.o_ano decimo_segundo_ano ensino_secundario
nono_ano 9.º_ano 9.o_ano
carta_de_conduc* carta_de_ligeiros habilitac*_para_conduzir cnh carteira_de_habilitac* carteira_de_motorista
tcc trabalho_de_conclus* monografia
valores pontos nota_final media_final classificac*_final
`
