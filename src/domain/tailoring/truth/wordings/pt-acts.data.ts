/** What is done in the trades in Portuguese, a row the verbs and nouns that claim the same or less; see `wordings.ts`. */
export const actWordingsPt = `
aplain* desbast* desengross*
lixar lixei lixou lixado lixados lixada lixadas lixagem lixamento polir poli polimento esmeril*
colar colei colou colado colada coladas colagem colagens fixac*
entalh* talha esculp* lavrar lavrei gravac*
estof* forrar forrei forro capiton*
envernizar envernizei envernizamento envernizad* lacagem lacar lacei acabamento_a_verniz aplicac*_de_verniz
serrar serrei serrad* serragem corte_com_serra corte cortes cortei cortar
desmanchar desmanchei desmancha desoss* retalh*
fatiar fatiei fatiad* fatiagem laminar laminei laminagem corte cortes cortei cortar
moer moi moid* moagem tritur* picar piquei picad*
temperar temperei tempero temperos marin* condiment*
assar assei assad* assadura
cozedura cozer cozi fornada* forneamento enforn* forno
fritar fritei fritura* frito fritos
grelhar grelhei grelhad* grelha grill
estufar estufei refogar refoguei refogado* guisar guisado*
amassar amassei amassadura amassamento amassad* mistura_da_massa preparac*_da_massa
tender tendi tendid* moldagem_do_pao enrolar enrolei boleamento bolear
fermentar fermentei fermentac* levedar levedac* leveda
empratar empratei empratamento montagem_dos_pratos finalizac*_dos_pratos
descascar descasquei descasque pelar pelei corte_de_legumes
pasteurizar pasteuriz* esteriliz*
engarraf* enchimento encher enchi envas*
rotular rotulei rotulagem etiquetar etiquetei etiquetagem etiquetad* colocac*_de_rotulos colocac*_de_etiquetas
provar provei prova provas degust*
trasfeg* transfeg* passagem_de_vinho
enxert* enxertia
empar empei empa amarrar amarrei amarrac* conduc*_da_vinha
podar podei poda podas corte_de_ramos desrama* desbaste
mondar mondei monda capinar capina sachar sachei sacha arranqu*_de_ervas eliminac*_de_infestantes
cavar cavei cava lavrar lavrei lavoura lavra gradagem arar mobilizac*_do_solo
transplant* plant* repic*
regar reguei rega regas irrig*
adubar adubei adubac* fertiliz* aplicac*_de_adubo estrumac*
pulverizar pulveriz* sulfat* aplicac*_de_fitofarmaceuticos aplicac*_de_produtos_fitofarmaceuticos tratamentos_fitossanitarios
ordenhar ordenhei ordenha mugir mungir
tosqui* tosquia
ferrar ferrei ferrac* colocac*_de_ferraduras
desparasit* antiparasitari* vermifug*
arrebanhar apascent* pastor* pastoreio conduc*_do_rebanho
apanhar apanhei apanha colher colhi colheita* recolect*
ceifar ceifei ceifa debulh* colheita*
gadanh* aparar aparei aparo corte_da_relva cortar_a_relva corte_de_relva corte_de_grama rocagem rocar roco
descort* tiragem_de_cortica extrac*_da_cortica
abater abati abate abates derrub* corte_de_arvores
pescar pesquei pesca captura* faina
remendar remendei remendo* conserto_de_redes reparac*_de_redes
atracar atraquei atracac* acostar acostagem amarrac*
descarga desembarqu* estiva
betumar betumei betum* tapamento barramento barrar barrei emassar emassei emassamento
rebocar rebocos reboco reboquei estucar estuque estuquei aplicac*_de_reboco
pintar pintei pintura* pintad* aplicac*_de_tinta caiar caiei caiac*
cofrar cofrei cofragem cofragens formas_de_madeira
armar armei armac*_de_ferro ferro_armado montagem_de_armaduras
betonar betonei betonagem betonagens concretagem concretar aplicac*_de_betao lancamento_de_concreto
impermeabiliz* isolament* estanqu* vedac*
vedar vedei vedac* selar selei selagem calafet*
demolir demoli demolic* derrub* desmantel* desmont*
escavar escavei escavac* abertura_de_valas abrir_valas abri_valas terraplan*
aterrar aterrei aterro compact* fecho_de_valas
calcetar calcetei calcetamento pavimentac* paviment*
furar furei furac* perfur* brocagem broquei
rebitar rebitei rebitagem cravacao fixac*
aparafus* apert* fixac* fixei fixar
desaparafus* desapert* desmont*
soldar soldei soldadura* solda soldas soldagem unir_por_soldadura
quinar quinei quinagem dobrar dobrei dobra dobragem
tornear torneei torneamento trabalho_em_torno usinagem_em_torno
retificar retificac* retifiquei
galvaniz* zincagem zincar
decap* limpeza_de_metais jatear jato_de_areia granalhagem
desempen* endireit* correc*_de_deformac*
rebarb* remoc*_de_rebarbas acabamento_de_pecas
enrolar enrolei bobin* enrolamento
estampar estampei estamp* prensagem prensar prensei
injetar injec*_de_plasticos moldagem_por_injec* moldac*
extrudir extrus*
cortar_e_coser corte_e_costura corte_e_confec*
chulear chuleei pespont* coser costur* cosedura
bainhas bainha arranjo_de_bainhas subir_bainhas
bordar bordei bordado* bordagem
tingir tingi tingimento tinturaria coloriz*
passar_a_ferro passei_a_ferro engomar engomei engomadoria
tricot* malha malhas
cravar_pedras cravac* engast*
vidrar vidrei vidragem esmaltar esmaltagem
modelar modelei modelac* moldar moldei moldagem
cozer_pecas cozedura fornada*
afinar afinei afinac* ajust* regul* acert*
desmontagem desmontar desmontei abrir abri
revisionar revis* manutenc*_periodica inspec*
diagnosticar diagnostic* despist* identificac*_de_avarias detec*_de_avarias localizac*_de_avarias pesquisa_de_avarias
mudar_o_oleo mudancas_de_oleo mudanca_de_oleo troca_de_oleo trocas_de_oleo substituic*_do_oleo
alinhar alinhei alinhamento* geometria alinhamento_de_direc*
equilibr* balanceamento calibragem
recondic* reconstru* recuper* restaur*
recarregar recarreguei recarga recargas carregament*
purgar purguei purga purgas sangria sangrar
desentup* desobstru*
estancar estanquei eliminar_fugas reparac*_de_fugas conserto_de_vazamentos
dosear doseei doseamento* dosagem dosagens dosar dosei administrac*_de_doses adicao adicionei
clorar cloragem adic*_de_cloro doseamento_de_cloro desinfec*
desinfestar desinfest* desratiz* dedetiz* control*_de_pragas
aspirar aspirei aspirac* limpeza_a_seco
encerar encerei enceramento polimento_de_chao
esfregar esfreguei lavar_chao lavagem_de_pavimentos lavagem_do_chao
polir_vidros limpeza_de_vidros lavagem_de_vidros limpeza_de_janelas
despejar despejei despejo esvazi* recolha_do_lixo
fazer_camas fiz_camas mudanca_de_roupa_de_cama troca_de_roupa_de_cama troca_de_lencois mudanca_de_lencois
repor_amenidades reposic*_de_amenities reposic*_de_amenidades
engraxar engraxei lustr* polimento_de_sapatos
lavar_loica lavagem_de_loica lavar_louca lavagem_da_louca lavei_a_loica lavei_a_louca copa
servir servi servico serviu serv*_a_mesa
anotar_pedidos registo_de_pedidos tomada_de_pedidos tomar_pedidos tirar_pedidos recolha_de_pedidos
sugerir_vinhos aconselhament*_de_vinhos sugest*_de_vinhos harmonizac*
tirar_cafes tirei_cafes preparac*_de_cafes preparo_de_cafes
cobrar cobrei cobranca receb*_pagamentos recebimento
faturar faturei faturac* emiss*_de_faturas emit*_faturas
conferir conferi conferencia conferencias conferir_faturas verificac*
conciliar conciliei conciliac* reconciliac* batimento
orcar orcei orcamentar orcamentei orcamentac* elaborac*_de_orcamentos
avaliar_imoveis avaliac*_de_imoveis avaliac*_imobiliaria peritagem
peritar peritei peritagem peritagens vistoria* avaliac*_de_danos
subscrever subscric* emiss*_de_apolices
protocolar protocolei protocolo entrada_de_documentos registo_de_entradas
carimbar carimbei carimbo autentic* reconhec*
certificar_fotocopias autenticac*_de_documentos certificac*_de_copias
fotocopiar fotocopiei fotocopia* copias reprografia
encadernar encadernei encadernac* montagem_de_dossiers
arquivar arquivei arquivo arquivamento arquivad* organizac*_do_arquivo ordenac*_do_arquivo
datilograf* digitar digitei digitac* passar_a_computador introduc*_de_texto
secretariar secretariei secretariado apoio_administrativo
lavrar_atas redac*_de_atas elaborac*_de_atas registo_de_reunioes
convocar convoquei convocatoria* envio_de_convites
minutar minutei minuta* redig* esboc*
peticionar peticionei peticao peticoes requerer requeri
contestar contestei contestac* impugn* opor oposic*
recorrer recorri recurso recursos interposic* interpor interpus
instruir_processos instruc*_de_processos organizac*_de_processos
notificar notifiquei notificac* citac* intimac* intimar
registar_marcas registo_de_marcas pedidos_de_registo_de_marca
averiguar averiguei averiguac* inquir* investig* sindic*
patrulhar patrulhei patrulha* patrulhamento ronda rondas
revistar revistei revista revistas inspec*_de_bagagem controlo_de_bagagem
interpel* abordag* abordei identificac*_de_pessoas
autuar autuei autuac* contraordenac* multar multei multas coimas
escoltar escoltei escolta* acompanhamento_de_seguranca
custodi* guarda vigilancia
socorrer socorri socorro assistencia_pre-hospitalar primeiros_socorros prestei_socorro prestac*_de_socorro
reanimar reanimei reanimac* suporte_basico_de_vida
extinguir extingui extinc* apagar apaguei combate_a_incendios combater_incendios combati_incendios
desencarcer* extricac* libertac*_de_vitimas
triar triei triagem seleciona* separac*
puncionar puncionei puncao puncoes colheita_de_sangue
algaliar algaliei algaliac* cateterismo_vesical sondagem_vesical cateter*
entubar entubei intubac* ventilac*
monitorizar monitoriz* monitor* vigi* controlo
medicar mediquei administrac*_de_medicac* administrac*_de_medicamentos dar_medicac* dei_medicac*
pensar_feridas execuc*_de_pensos realizac*_de_pensos mudanca_de_pensos tratamento_de_feridas fazer_pensos
levante levantes transferenc*_para_cadeira mobilizac*
higienizar_doentes banhos_no_leito banho_no_leito cuidados_de_higiene higiene_no_leito
alimentar alimentei alimentac* dar_refeic* ajuda_nas_refeic* apoio_nas_refeic* auxilio_na_alimentac*
deambul* marcha treino_de_marcha
radiograf* realizac*_de_radiografias raios-x
ecograf* ultrassonograf* ultrassom
anestesi* sedac*
esteriliz* autoclav* reprocess*_de_material
aviar aviei aviamento dispensa_de_receitas dispensac* cedenc*_de_medicamentos dispensei
manipular_medicamentos manipulac*_de_medicamentos preparac*_de_manipulados formulas_magistrais
graduar graduei graduac*_da_visao refrac* exame_da_visao
reabilitar reabilit* recuperac*_funcional
estimular estimulei estimulac* treino_cognitivo
rastrear rastreei rastreio* despistag* triagem
sensibiliz* consciencializ* conscientiz* esclarec* informar
lecionar lecionei leciona* dar_aulas ministrar ministrei regencia_de_aulas regi_aulas docencia
planificar planifiquei planificac* planeament* preparac*_de_aulas
tutelar tutoria tutorias explicac*
alfabetiz* ensino_da_leitura ensinar_a_ler
examinar_alunos vigilancia_de_exames vigiar_exames
contar_historias hora_do_conto leitura_de_historias narrac*
adormecer sesta hora_da_sesta sono
vigiar_recreios vigilancia_do_recreio acompanhamento_dos_recreios
catalogar catalog* indexar indexac* classific* tratamento_tecnico
emprestar emprestei emprestimo* requisic*
digitaliz* scann* escane*
restaurar_livros conservac*_de_livros recuperac*_de_livros
expor expus exposic* mostra* montagem_de_exposic*
curar curei curadoria seleciona*_de_obras
inventari* levantamento catalog* recense*
ensaiar ensaiei ensaio ensaios prepar*_de_espetaculos
encenar encenei encenac* direc*_de_cena
interpretar interpretei represent* atuac* atuar atuei
musicar compor compus composic*
sonoriz* operac*_de_som mistura_de_som som
iluminar iluminei iluminac* operac*_de_luz desenho_de_luz
cenograf* montagem_de_cenarios cenario*
filmar filmei filmag* captac*_de_imagem gravei gravar gravac* rodag*
fotografar fotografei reportag*_fotografica* sess*_fotografica*
legend* subtitul*
paginar paginei paginac* composic*_de_paginas diagram* maquetiz*
noticiar noticiei cobertura* acompanhamento_noticioso reportag*
rever_textos revis*_de_textos revis*_de_provas leitura_de_provas correc*_de_textos
apurar_factos verificac*_de_factos confirmac*_de_factos fact-checking
locutar locuc* narrac*
arbitrar arbitrei arbitragem dirigir_jogos
nadar-salvar vigilancia_de_banhistas nadador-salvador salvamento_aquatico
amostrar amostrei amostragem* recolha_de_amostras colheita_de_amostras coleta_de_amostras
titular_amostras titulac*
pipet* transferenc*_de_volumes
centrifug* separac*_por_centrifugac*
incubar incubei incubac* cultura_de_celulas
microscop* observac*_ao_microscopio analise_ao_microscopio
sequenc* leitura_de_adn
modelar_dados modelac*_de_dados modelagem
programar programei programac* codific* escrita_de_codigo desenvolv*
depurar depurei depurac* debug* correc*_de_erros correc*_de_bugs resoluc*_de_bugs
refatorizar refator* reescrit* reestruturac*_de_codigo
compil* build builds construc*_de_versoes
testar testei teste testes ensai* verificac* validac* casos_de_teste
versionar controlo_de_versoes git
migrar migrei migrac* transferenc* passagem transic*
virtualiz* maquinas_virtuais
provisionar aprovisionament* criac*_de_servidores configurac*_de_servidores
monitorar monitor* vigi* acompanhamento
encriptar encript* cifra* criptograf*
mapear mapeei mapeament* levantament* cartograf*
topografar levantamento_topografico levantamentos_topograficos topografia
georreferenc* sig cartograf*
sondar sondagem sondagens perfurac*
nivelar nivelei nivelament* cotas
dimensionar dimension* calculo calcul*
orcamentar_obras medic*_e_orcamentos mapas_de_quantidades
fiscalizar fiscaliz* acompanhamento_de_obra vistori* inspec*
paletizar paletiz* montagem_de_paletes colocac*_em_paletes
filmar_paletes plastific* cintar cintagem envolvimento_de_paletes
separar separei separac* picking recolha_de_artigos preparac*_de_encomendas preparac*_de_pedidos
etiquetar_caixas etiquetagem rotulagem
transferir transferi transferenc* moviment* deslocac* passagem
armazenar armazenei armazenamento armazenagem arrumac* estocagem stockagem
roteiriz* planeamento_de_rotas planejamento_de_rotas definic*_de_percursos definic*_de_rotas
desalfandeg* despacho_aduaneiro desembaraco_aduaneiro
fretar afret* contratac*_de_transporte
estacionar estacionei estacionamento parquear parque*
abastecer abasteci abasteciment* atestar atestei
rebocar_viaturas reboque reboques desempanag*
picar_bilhetes validac*_de_bilhetes controlo_de_bilhetes verificac*_de_bilhetes fiscalizac*_de_titulos
vender_bilhetes venda_de_bilhetes emiss*_de_bilhetes bilhetica
embarcar embarqu* check-in
negociar negociei negociac* ajuste_de_condic* discuss*_de_condic*
prospetar prospec* prospetei procura_de_clientes angariac* busca_de_clientes
demonstrar demonstr* apresentac*_de_produtos mostra_de_produtos
expositar exposic*_de_produtos disposic*_de_produtos arrumac*_de_produtos
remarcar remarc* alterac*_de_precos mudanca_de_precos atualizac*_de_precos
trocar troquei troca trocas substituic* devoluc*
fechar_a_caixa fecho_de_caixa fecho_da_caixa fechamento_de_caixa contagem_da_caixa conferencia_de_caixa
abrir_a_loja abertura_da_loja abertura_do_estabeleciment*
maquilh* maquiagem maquiar pintura_do_rosto
depil* remoc*_de_pelos
pentear penteei penteado* brushing secagem
massajar massag* massoterapia
arranjo_de_unhas manicura manicure unhas
tatuar tatuei tatuag*
celebrar celebrei celebrac* realizac*
angariar angariei angariac* recolh* captac* obtenc*
recensear recenseament* levantament* censo
inquirir inquiri inquerito* question*
mediar mediei mediac* concili* resoluc*_de_conflitos
acolher acolhi acolhimento recec* receb* escuta
escutar escutei escuta escuta_qualificada ouvir ouvi acolhimento
encaminhar encaminhei encaminhament* derivac* reencaminh* direcion* referenciac*
sinalizar_casos sinalizac*_de_casos identificac*_de_casos
capacitar capacit* formac* treinament*
facilitar_grupos facilitac*_de_grupo* conduc*_de_grupo* dinamizac*_de_grupo* condu*_grupo* orientac*_de_grupo*
articular articulei articulac* ligac* contact* contat* dialog*
recrutar recrutei recrutamento selec*
integrar_colaboradores integrac*_de_colaboradores acolhimento_de_colaboradores onboarding
processar_salarios processamento_de_salarios processamento_salarial calculo_de_salarios
marcar marquei marcac* marcad* agend* reserv*
reagendar reagend* remarc* alterac*_de_consultas
cancelar cancelei cancelament* anul*
reencaminhar_chamadas passagem_de_chamadas transferenc*_de_chamadas encaminhament*_de_chamadas
atender_chamadas atendimento_de_chamadas atendimento_telefonico atendi_chamadas atendi_telefonemas atendimento_de_telefonemas resposta_a_chamadas
responder_a_emails resposta_a_e-mails resposta_a_emails correspondencia_eletronica
interpretar_conferencias interpretac*_simultanea interpretac*
localizar_software localizac*_de_software adaptac*_linguistica
transcrever transcrevi transcric* passagem_a_escrito
consertar consertei conserto* repar* arranj* restaur*
sinalizar_obras sinalizac*_de_trabalhos sinalizac*_de_obras colocac*_de_sinais colocac*_de_sinalizac* marcac*_da_via
`
