/** What is done in the trades in Portuguese, a row the verbs and nouns that claim the same or less; see `wordings.ts`. */
export const actWordingsPt = `
lixar lixei lixou lixado lixados lixada lixadas lixagem lixamento polir poli polimento esmeril*
envernizar envernizei envernizamento envernizad* lacagem lacar lacei acabamento_a_verniz aplicac*_de_verniz
temperar temperei tempero temperos marin* condiment*
rotular rotulei rotulagem etiquetar etiquetei etiquetagem etiquetad* colocac*_de_rotulos colocac*_de_etiquetas
provar provei prova provas degust*
podar podei poda podas corte_de_ramos desrama* desbaste
transplant* plant* repic*
adubar adubei adubac* fertiliz* aplicac*_de_adubo estrumac*
apanhar apanhei apanha colher colhi colheita* recolect*
pescar pesquei pesca captura* faina
demolir demoli demolic* derrub* desmantel* desmont*
desaparafus* desapert* desmont*
estampar estampei estamp* prensagem prensar prensei
afinar afinei afinac* ajust* regul* acert*
desmontagem desmontar desmontei abrir abri
revisionar revis* manutenc*_periodica inspec*
diagnosticar diagnostic* despist* identificac*_de_avarias detec*_de_avarias localizac*_de_avarias pesquisa_de_avarias
recondic* reconstru* recuper* restaur*
dosear doseei doseamento* dosagem dosagens dosar dosei administrac*_de_doses adicao adicionei
fazer_camas fiz_camas mudanca_de_roupa_de_cama troca_de_roupa_de_cama troca_de_lencois mudanca_de_lencois
servir servi servico serviu serv*_a_mesa
tirar_cafes tirei_cafes preparac*_de_cafes preparo_de_cafes
cobrar cobrei cobranca receb*_pagamentos recebimento
faturar faturei faturac* emiss*_de_faturas emit*_faturas
conferir conferi conferencia conferencias conferir_faturas verificac*
conciliar conciliei conciliac* reconciliac* batimento
arquivar arquivei arquivo arquivamento arquivad* organizac*_do_arquivo ordenac*_do_arquivo
averiguar averiguei averiguac* inquir* investig* sindic*
desencarcer* extricac* libertac*_de_vitimas
triar triei triagem seleciona* separac*
monitorizar monitoriz* monitor* vigi* controlo
pensar_feridas execuc*_de_pensos realizac*_de_pensos mudanca_de_pensos tratamento_de_feridas fazer_pensos
planificar planifiquei planificac* planeament* preparac*_de_aulas
contar_historias hora_do_conto leitura_de_historias narrac*
catalogar catalog* indexar indexac* classific* tratamento_tecnico
emprestar emprestei emprestimo* requisic*
digitaliz* scann* escane*
expor expus exposic* mostra* montagem_de_exposic*
inventari* levantamento catalog* recense*
interpretar interpretei represent* atuac* atuar atuei
noticiar noticiei cobertura* acompanhamento_noticioso reportag*
rever_textos revis*_de_textos revis*_de_provas leitura_de_provas correc*_de_textos
amostrar amostrei amostragem* recolha_de_amostras colheita_de_amostras coleta_de_amostras
programar programei programac* codific* escrita_de_codigo desenvolv*
testar testei teste testes ensai* verificac* validac* casos_de_teste
migrar migrei migrac* transferenc* passagem transic*
monitorar monitor* vigi* acompanhamento
dimensionar dimension* calculo calcul*
fiscalizar fiscaliz* acompanhamento_de_obra vistori* inspec*
separar separei separac* picking recolha_de_artigos preparac*_de_encomendas preparac*_de_pedidos
negociar negociei negociac* ajuste_de_condic* discuss*_de_condic*
trocar troquei troca trocas substituic* devoluc*
angariar angariei angariac* recolh* captac* obtenc*
acolher acolhi acolhimento recec* receb* escuta
escutar escutei escuta escuta_qualificada ouvir ouvi acolhimento
encaminhar encaminhei encaminhament* derivac* reencaminh* direcion* referenciac*
capacitar capacit* formac* treinament*
articular articulei articulac* ligac* contact* contat* dialog*
recrutar recrutei recrutamento selec*
marcar marquei marcac* marcad* agend* reserv*
atender_chamadas atendimento_de_chamadas atendimento_telefonico atendi_chamadas atendi_telefonemas atendimento_de_telefonemas resposta_a_chamadas
consertar consertei conserto* repar* arranj* restaur*
sinalizar_obras sinalizac*_de_trabalhos sinalizac*_de_obras colocac*_de_sinais colocac*_de_sinalizac* marcac*_da_via
`
