/**
 * The usual things of work in Portuguese over the trades, a row a thing, as they are said on both sides of
 * the Atlantic and shortened; see `wordings.ts`.
 */
export const tradeWordingsPt = `
computador* pc pcs equipamento* portatil portateis notebook* posto*_de_trabalho
telemovel telemoveis celular* telefone* smartphone*
impressora* multifunc*
ecra ecras tela telas monitor*
ficheiro* arquivo* documento*
palavra*-passe senha* acesso* credencia*
ticket* pedido* incidente* chamado* ocorrencia*
suporte_tecnico suporte helpdesk help_desk assistencia_tecnica apoio_tecnico apoio_a_utilizadores
servidor* maquina*_virtua* vm
informatica ti tic it tecnologia* sistemas
bd bds base*_de_dados banco*_de_dados
base*_de_dados bd sql banco*_de_dados < postgresql mysql oracle mongodb sqlite mariadb dgsi pubmed scopus jusnet
repositorio* codigo
contentor* < docker kubernetes podman
framework* < react angular vue django laravel symfony spring rails
gestor*_de_conteudos cms < wordpress drupal joomla prestashop
loja_online loja_virtual e-commerce ecommerce comercio_eletronico < shopify woocommerce prestashop magento vtex
ferramenta_de_analise analitica analytics analise_web < google_analytics matomo hotjar
ferramenta_de_seo seo < semrush ahrefs search_console
email_marketing < mailchimp brevo klaviyo rd_station e-goi
publicidade_online publicidade_digital anuncios_online plataforma_de_anuncios sem < google_ads meta_ads facebook_ads
ferramenta_de_gestao_de_projetos gestor_de_tarefas kanban < jira trello asana monday notion
mensagens chat mensagens_instantaneas < slack teams whatsapp
videoconferencia* videochamada* reuniao_online reunioes_online < zoom teams meet skype
programa_de_faturacao software_de_faturacao software_de_gestao erp < primavera phc sage moloni toconline invoicexpress totvs
software_de_salarios programa_de_salarios software_de_processamento_salarial < primavera sage phc
software_de_recursos_humanos programa_de_rh < workday factorial sesame
sistema_de_reservas pms programa_de_reservas software_hoteleiro motor_de_reservas < opera protel booking expedia newhotel host amadeus
software_de_caixa pos ponto_de_venda sistema_de_caixa programa_de_caixa terminal_de_pagamento < zone_soft winrest lightspeed xd
programa_estatistico software_estatistico < spss stata sas r
processo_clinico_eletronico registo_clinico_eletronico registos_informaticos software_clinico prontuario_eletronico < sclinico glintt alert soarian
automato* plc plcs clp < siemens omron schneider
comando_numerico cnc < fanuc siemens heidenhain
maquina* < torno* fresadora* prensa* empilhador* escavadora* serra*
ferramenta*_informatica* ferramentas_digitais programa_informatico programas_informaticos < excel word sap salesforce jira autocad photoshop
redes_sociais redes midias_sociais < tiktok instagram youtube twitter facebook linkedin x
canais_digitais meios_digitais < instagram facebook web blog newsletter site
integracao_continua ci/cd pipeline* < jenkins gitlab github
sistema*_operativo* sistema*_operaciona* < windows linux macos
rede* lan rede_local infraestrutura_de_rede
ciberseguranca seguranca_informatica seguranca
copia*_de_seguranca backup* copias
utilizador* conta* perfil perfis usuario*
painel* painel_de_controlo paineis dashboard* relatorio*_visua* visualizac* grafico*
relatorio* report* reporte* listage* mapa* resumo* nota notas estatistica*
indicador* kpi kpis racio* metrica* estatistica*
grafico* diagrama* visualizac*
modelo* algoritmo* previs*
inquerito* questionario* sondage* pesquisa*_de_satisfacao
apresentac* diapositivo* powerpoint slides
oficio* carta* correspondencia comunicac*
circular* comunicado* aviso* nota notas
correio correspondencia cartas encomendas
agenda* calendario* horario* marcac* compromisso*
sala*_de_reuni* sala salas
material_de_escritorio economato papelaria consumive*
fatura* factura* recibo* documento* nota*_fisca* talao taloes
guia*_de_remessa guia*_de_transporte guias documento*_de_transporte
nota*_de_encomenda encomenda* pedido*
lancamento* registo* movimento* assento*
razao contas contabilidade
extrato* conta*_bancaria* movimento*_bancario* banco
transferencia* pagamento*
tesouraria caixa liquidez
contas_a_pagar fornecedores pagamentos
contas_a_receber clientes cobrancas recebimentos
fecho_mensal fecho* encerramento* fecho_de_contas fecho_do_mes
contas_anuais balanco* demonstrac*_financeira* fecho_de_ano fecho_anual
iva imposto* declarac*_de_iva declarac*_periodica*
irs irc imposto* declarac*_de_rendimentos
financas autoridade_tributaria at fisco
seguranca_social contribuic*
orcament* proposta* cotac*
custo* despesa* gasto* encargo* orcamental orcamentais
receita* faturacao venda* rendimento*
divida* incumprimento* valores_em_atraso fatura*_em_atraso credito*_em_atraso
devedor* cliente*_em_divida divida*
auditoria* revis* controlo*
revisor* auditor* roc
contabilista* toc cc
salario* vencimento* ordenado* remunerac* processamento_salarial folha_de_pagamento
processamento_de_salarios processamento_salarial salarios vencimentos
recibo*_de_vencimento salarios vencimentos
contrato* acordo*
pessoal colaborador* trabalhador* funcionario* equipa* equipe* recursos_humanos rh
recursos_humanos rh pessoal gestao_de_pessoas
vaga* oferta*_de_emprego anuncio*_de_emprego posic* posto*
candidat* candidatura* curricul* cv perfil perfis
curricul* cv candidatura*
nov*_colaborador* nov*_trabalhador* nov*_colega* nov*_funcionario* recem-chegado* novas_contratac* novas_entradas nov*_element* colegas_nov* colaboradores_novos
acolhimento integrac* onboarding boas-vindas
saida* cessac* rescis*
ausencia* falta* ferias baixa* absentismo
picagem assiduidade horas registo_de_horas ponto
avaliac*_de_desempenho avaliac*
sst seguranca_e_saude_no_trabalho higiene_e_seguranca seguranca_no_trabalho seguranca
epi epis equipamento*_de_protec*
acidente* incidente* sinistro* ocorrencia*
estagiario* formando* aprendiz*
comprador* cliente* consumidor*
clientela client* publico fregues*
potencia*_cliente* lead leads contacto* prospeto* oportunidade*
balcao balcoes caixa recec* atendimento
loja* estabelecimento* comercio espaco*_comercia* ponto*_de_venda superficie*
seccao seccoes departamento* area* setor* seca* secao secoes
montra* vitrina* vitrine* exposic*
prateleira* linear* expositor* estante* gondola*
preco* etiqueta* precario tarifa*
desconto* promoc* saldo* oferta* campanha*
artigo* produto* referencia* mercadoria*
roupa* vestuario peca* artigo*
calcado sapato* tenis
stock stocks existencias inventario* mercadoria* estoque*
mercadoria* produto* artigo* carga*
encomenda* pedido* ordem_de_compra ordens_de_compra
devoluc* troca*
talao taloes recibo* fatura*
cartao multibanco pagamento*
numerario dinheiro caixa
fruta* legume* frutaria hortofruticola*
carne* talho acougue
peixe* peixaria marisco*
charcutaria enchido* fiambre*
armazem armazens deposito* centro*_logistico* plataforma_logistica
logistica armazem transporte* distribuic*
encomenda* volume* pacote* caixa*
palete* pallet* carga
empilhador* porta-paletes stacker empilhadeira*
cais carga descarga*
camiao camioes pesado* caminhao caminhoes viatura*_pesada* veiculo*_pesado*
carrinha* furgao furgoes viatura* furgoneta*
frota* viatura* veiculo*
distribuic* entrega* volta*
rota* percurso* itinerario* trajeto* volta* circuito*
domicilio* casa* ao_domicilio
carta*_de_conducao carta cartas habilitac*
combustive* gasoleo gasolina abasteciment*
alfandega* desalfandegament* despacho_aduaneiro
importac* exportac* comercio_internacional
transportador* transitario* transporte*
prato* refeic* comida* receita* confec*
ementa* carta menu* cardapio* pratos
receita* prato* preparac*
ingrediente* materia*-prima* produto* alimento* genero*
alimento* genero*_alimentic* comida produto*_alimentar*
pequeno*-almoco* cafe_da_manha buffet*
refeic* almoco* jantar* comida
comensa* cliente* refeic*
sala mesas restaurante sala_de_refeic* refeitorio*
empregad*_de_mesa garcom garcons pessoal_de_sala
bar balcao bebida*
bebida* cocktail* copo*
vinho* bebida* adega*
sobremesa* doce* pastelaria
bolo* pastelaria doce* tarte* torta*
pastelaria confeitaria doce*
pao paes padaria carcaca* baguete*
massa* fermentac*
cozinha* fogao partida
louca pratos copa loica
camara*_frigorifica* frigorifico* frio refrigerac*
temperatura* cadeia_de_frio frio
haccp higiene_alimentar seguranca_alimentar higiene regras_de_higiene normas_de_higiene
alergenio* alergia* intolerancia*
catering banquete* evento*
cantina* refeitorio*
hospede* cliente* visitante* turista*
quarto* alojamento* habitac* acomodac* suite*
estadia* alojamento* dormida* pernoita* noite*
reserva* booking marcac*
check-in chegada* entrada* registo
check-out saida* partida*
bagage* mala malas
portaria recec*
governanta* andares housekeeping limpeza
roupa_de_cama lencois lavandaria rouparia
lavandaria roupa lavage* rouparia
excurs* visita* passeio* tour tours
visita*_guiada* visita* tour tours percurso* roteiro*
turista* visitante* viajante* grupo*
folheto* brochura* catalogo* panfleto*
viagem viagens desloc*
bilhete* passage*
voo voos aviao avioes
doente* paciente* utente* pessoa*
utente* paciente* doente* residente* beneficiario* pessoa* usuario* cliente*
residente* utente* idoso*
idoso* terceira_idade pessoa*_idosa* senior* geriatri* mais_velhos
pessoa*_dependente* dependente* dependencia
deficiencia* incapacidade*
familia* familiar* parente*
higiene banho* cuidados_de_higiene higiene_pessoal
cuidado* assistencia acompanhament*
penso* ferida* curativo* tratamento*
ulcera* ferida* escara*
sinais_vitais parametros_vitais sinais
tensao_arterial pressao_arterial tensao pressao
glicemia acucar glicose
analise* colheita* exame*
amostra* colheita* especime*
medicac* medicamento* farmaco* terapeutica* remedio*
prescric* receita*
vacina* vacinac* imunizac*
injetave* injec*
endovenos* intravenos* via_venosa
internamento* enfermaria servico
servico* unidade* departamento* enfermaria*
noite noturn* turno_da_noite turno_noturno
urgencia* emergencia* servico_de_urgencia pronto_socorro
bloco bloco_operatorio cirurgia*
cirurgia* operac* intervenc*
cuidados_intensivos uci uti
centro*_de_saude usf cuidados_de_saude_primarios unidade_de_saude
consulta* consultorio* gabinete* marcac*
alta alta_hospitalar altas
admiss* internament* entrada*
processo*_clinico* registo* ficha*_clinica* processo*
medic* clinico* doutor*
enfermage* enfermeir*
pediatria infantil criancas
gravida* gestante* maternidade gravidez
fisioterapia reabilitac*
exercicio* treino* atividade*_fisica* ginastica
mobilidade mobilizac*
dor dores desconforto*
dieta* alimentac* nutric*
demencia* alzheimer
queda* acidente*
protese* dentari*
saude_mental psiquiatria
apoio_domiciliario domicilio cuidados_ao_domicilio sad
domicilio casa_dos_doentes casa_dos_utentes casa
acao_social servico*_socia*
subsidio* apoio* prestac* bolsa* abono*
familia*_vulnerave* familia*_em_risco familia*_carenciada*
menor* crianca* jovem jovens infancia adolescente*
jovem jovens adolescente* juventude
aluno* aluna* estudante* crianca* turma* formando*
estudante* aluno* formando*
turma* grupo* classe* aluno*
aula* sess* licao licoes
disciplina* materia* cadeira*
matematica contas calculo
lingua* idioma*
exame* prova* teste* ficha*_de_avaliacao avaliac*
ficha* exercicio* atividade* trabalho*
trabalho*_de_casa tpc deveres
nota notas classificac* resultado* pauta*
reuniao_de_pais reunioes_de_pais encarregados_de_educacao pais reunioes_com_encarregados
encarregado*_de_educacao pais familia*
corpo_docente professor* docente*
escola* agrupamento* estabelecimento*_de_ensino colegio*
creche* infantario* jardim*_de_infancia bercario
pre-escolar educacao_pre-escolar jardim_de_infancia educacao_infantil
primeiro_ciclo ensino_basico primaria
ensino_secundario secundario secundaria
atl atividades_de_tempos_livres tempos_livres
visita*_de_estudo excurs* passeio* saida*
necessidades_educativas_especiais necessidades_especiais nee educacao_especial
biblioteca* livros
atelie* oficina* workshop* atividade*
formac* curso* acao_de_formacao acoes_de_formacao workshop* seminario*
bolsa* apoio*
tese* dissertac*
tribuna* juizo*
julgamento* audiencia* diligencia*
processo* acao* litigio* caso*
peticao* peticoes peca*_processua* articulado* requerimento*
contestac* articulado* peca*
recurso* alegac* peca*
sentenca* decis* acordao* jurisprudencia
parecer* opinia* nota*_juridica*
escritorio* gabinete* sociedade*
notari* cartorio* escritura*
escritura* contrato*
heranca* sucess* inventario*
divorcio* familia
penhora* execuc*
legislac* lei leis norma* diploma* regulament*
laboratorio* lab bancada
ensaio* experiencia* teste* analise*
amostra* provete* especime*
reagente* produto*_quimico*
cultura*_celular* celula*
artigo* publicac* paper papers
revista* publicac* jornal
congresso* conferencia* simposio* jornada*
projeto*_de_investigacao investigac* estudo* pesquisa*
dado* resultado* medic*
obra obras construc* empreitada*
dono*_de_obra cliente* promotor*
moradia* habitac* casa* vivenda*
apartamento* fogo fogos habitac*
edificio* predio* construc* imovel imoveis
fachada* exterior*
parede* muro* divisoria* alvenaria*
pavimento* chao piso pisos soalho*
teto* tecto*
telhado* cobertura*
fundac* sapata*
betao concreto
cimento argamassa*
tijolo* alvenaria* bloco*
grua* elevac*
escavac* terraplanage* movimento*_de_terra* vala*
casa*_de_banho instalac*_sanitaria* wc sanitario*
canalizac* tubage* agua*
eletricidade instalac*_eletrica* eletric*
tomada* aparelhage*
iluminac* luminaria* luz luzes
baixa_tensao bt instalac*
quadro*_eletrico* armario*_eletrico* quadro*
painel*_solar* fotovoltaic* paineis_solares modulo*
aquecimento climatizac* avac caldeira*
climatizac* ar_condicionado avac
caixilharia* janela* porta*
carpintaria madeira*
movel moveis mobiliario
planta* desenho* projeto*
medic* mapa*_de_quantidades
licenca* alvara* licenciamento*
diretor*_de_obra direcao_de_obra
subempreiteir* empreiteir* prestador*
fabrica* unidade*_fabri* unidade*_industria*
linha* linha*_de_producao cadeia*
linha*_de_montage* montage*
peca* componente* elemento*
peca*_de_substituic* sobressalente* pecas
maquina* equipamento* maquinaria instalac*
avaria* falha* defeito* problema* anomalia*
paragem paragens avaria* tempo*_de_inatividade inatividade
manutenc*_corretiva reparac* avaria*
manutenc*_preventiva preventiva revis* manutenc*
ordem_de_trabalho ordens_de_trabalho folha*_de_obra
folha*_de_obra relatorio*_de_intervencao relatorio*
controlo*_de_qualidade qualidade inspec* controle_de_qualidade
nao_conformidade* nc defeito* desvio*
defeito* falha* imperfeic*
desperdicio* quebra* perda* residuo*
sucata refugo* rejeic* desperdicio*
molde* ferramenta* cunho* matriz*
tolerancia* cota* medida*
desenho*_tecnico* desenho* planta*
soldadura* solda*
estrutura*_metalica* estrutura* metal* serralharia
tinta* verniz* pintura*
embalage* embalament* acondicionament*
etiqueta* rotulo* rotulage*
lote* serie*
turno* equipa* horario*
producao fabrico fabricac* manufatura
5s arrumac* limpeza
melhoria_continua melhoria* lean kaizen
viatura* carro* automovel automoveis veiculo* ligeiro*
oficina* mecanica garage*
motor* mecanica
travao* freio* travagem
oleo* lubrificante*
pneu* roda*
inspec*_periodica* ipo inspec*
carrocaria chaparia pintura bate-chapas
exploracao quinta* herdade* fazenda* propriedade*
cultura* plantac* cultivo*
colheita* apanha vindima* safra*
estufa* viveiro*
rega regadio irrigac*
adubo* fertilizante* adubac*
fitofarmaceutic* praga* tratament*
vinha* uva uvas vinhedo*
oliva* azeitona* olivais
vaca* gado bovino*
ovelha* ovino* gado rebanho*
porco porcos suino*
ave aves galinha* avicultura
racao racoes alimentac* forrage*
trator* maquina*_agricola*
jardim jardins espaco*_verde* zona*_verde* parque*
relva* relvado*
planta* flor* vegeta*
arvore* arborizac*
sebe* arbusto*
floresta* mata* florestal
adega* vinho* enologi*
camara_municipal autarquia* municipio* municipal municipais junta_de_freguesia
administracao_publica organismo*_publico* setor_publico funcao_publica
cidadao cidadaos municipe* utente* publico
requerimento* pedido* formulario* solicitac*
processo* dossier* pasta* expediente
expediente correspondencia documentac*
contratac*_publica concurso*_publico* concurso* ajuste*_direto* licitac*
candidatura* apoio* financiamento* fundos
financiamento* apoio* fundos subsidio* subvenc*
assembleia* sess* reuni*
ata atas memorando*
convocatoria* reuni*
norma* legislac* lei leis regulament* regra* procediment*
arquivo* documentac* acervo*
atendimento_ao_publico atendimento_presencial atendimento balcao
atendimento_telefonico telefone chamadas
chamada*_recebida* chamada* chamadas_de_entrada
centro*_de_contacto call_center contact_center linha_de_apoio
guiao guioes script* argumentario*
carteira* cliente* conta*
cliente*_novo* nov*_cliente*
visita*_comercia* visita* reuni*
objetivo* meta* quota*
zona* territorio* regia*
comiss* incentivo*
feira* evento* exposic*
marca* branding logotipo*
publicidade anuncio* campanha*
campanha* acao acoes promoc*
segmento* publico-alvo alvo target
publico* audiencia* espectador* visitante*
seguidor* comunidade* fas subscritor*
interac* engagement comentario*
publicac* post posts conteudo* artigo*
blog blogue artigo* entrada*
texto* conteudo* copy redac*
traduc* texto*
noticia* artigo* peca*
reportage* peca* artigo*
imprensa comunicac*_social media jornalista* orgaos_de_comunicacao
comunicado*_de_imprensa press_release comunicado* nota*_de_imprensa
jornal jornais diario* imprensa
programa* emiss*
fotografia* foto* image*
sess* foto*
video* audiovisual filme* clip*
ilustrac* desenho*
cartaz* poster*
logotipo* logo identidade_visual marca
maquete* prototipo* wireframe* esboco* mockup*
esboco* rascunho*
grafica impressao tipografia
site* portal portais pagina* web website* plataforma* sitio*
pagina*_de_produto ficha*_de_produto fichas
interface* ui ecra*
usabilidade ux experiencia_do_utilizador
taxa_de_conversao convers*
taxa* percentage* indice* racio*
taxa_de_ocupacao ocupacao
rotatividade saida*
satisfacao avaliac* opinia* apreciac* nota notas
avaliac* opinia* comentario* review reviews
rendimento* produtividade eficiencia
produtividade rendimento eficiencia
vigilancia seguranca protec*
vigilante* seguranca* guarda*
ronda* patrulha* vigilancia
videovigilancia camara* cctv
controlo*_de_acesso* acesso* portaria controle_de_acesso
alarme* sistema*_de_alarme
incendio* fogo*
evacuac* simulacro* simulado*
limpeza higienizac* asseio higiene
escritorio* gabinete* instalac*
instalac* espaco* local locais edificio*
superficie* chao area*
vidro* janela*
produto*_de_limpeza detergente*
lixo residuo*
reciclage* residuo*
parte*_comu* escada* areas_comuns zonas_comuns
condominio* predio* condomino*
inquilino* arrendatario* locatario*
senhorio* proprietario*
arrendamento* aluguer* contrato*_de_arrendamento renda* aluguel
caucao depos*
emprestimo* credito* financiamento*
credito* emprestimo* financiamento*
seguro* apolice*
sinistro* participac* dano* acidente*
indemnizac* compensac*
banco* instituic*_bancaria* entidade_bancaria
balcao agencia* sucursal*
investimento* carteira* fundo*
salao cabeleireiro
corte* cabelo penteado*
cor colorac* madeixa* tinta pintura
manicure unha*
estetica beleza
massage* tratamento*
noiva* casamento*
evento* cerimonia* festa* celebrac*
casamento* boda* cerimonia*
orador* palestrante* conferencista*
participante* inscrit* publico assistente*
inscric* registo* matricula*
concerto* espetaculo* atuac*
desporto* desportiv* treino* esporte*
jogador* atleta*
monitor* treinador* instrutor*
socio* membro* associado*
colonia*_de_ferias campo*_de_ferias acampamento*
voluntariado voluntario*
ong associac* ipss instituic* fundac*
instituic* associac* entidade* organizac*
doador* mecenas benemerito*
sess*_de_esclarecimento palestra* sess*_informativa*
regia* zona* distrito*
aldeia* localidade* freguesia* concelho*
cidade* localidade*
bairro* zona*
epoca_alta verao temporada epoca
verao estival estivais epoca_balnear
inverno invernal invernais
natal quadra_natalicia natalici*
fim_de_semana fins_de_semana sabado* domingo*
manha matinal matinais
tarde vespertino*
noite* noturn*
jornada* dia dias
tempo_parcial part-time meio_tempo
tempo_inteiro full-time tempo_integral
trimestra* por_trimestre cada_trimestre todos_os_trimestres
semestra* por_semestre cada_semestre
quinzena* por_quinzena de_quinze_em_quinze_dias
experiencia percurso trajetoria
responsabilidade* tarefa* func*
equipa*_multidisciplinar* equipa*
departamento_de_compras compras
departamento_comercial comercial vendas
presencial presencialmente
a_distancia remoto online teletrabalho
online internet web digital na_net
manual manuais guia* instruc* procediment*
procediment* protocolo* instruc* processo* norma*
protocolo* procediment* norma*
instruc* indicac* orientac*
checklist* lista*_de_verificac* lista*
lista* listage* mapa* relac* registo*
modelo* minuta* template* formato*
rascunho* versao versoes
versao versoes edic* atualizac*
mudanca* alterac* modificac* ajuste* transic*
erro* falha* engano*
risco* ameaca* perigo*
atraso* demora* espera*
prazo* data* entrega* calendario* tempo* cronograma*
antecedencia antecipac*
urgente* prioritari*
prioridade* urgencia*
volume quantidade numero
gama variedade sortido
necessidade* requisito* pedido* exigencia*
requisito* exigencia* necessidade* especificac*
soluc* resposta*
pedido* solicitac* duvida* questao questoes pergunta* consulta* informac*
queixa* reclamac* insatisfac*
sugest* proposta* ideia*
fonte* origem origens
resultado* conclus*
aprendizage* ensino formac*
tecnica* metodo* procediment*
metodologia* metodo* abordage*
agil ageis scrum kanban
norma_iso iso norma*
ambiente ambienta*
energia energetic*
agua* hidric*
barco* navio* embarcac*
comboio* ferroviari* trem trens
aviao avioes aeronave*
passageiro* viajante* utente*
condutor* motorista*
mercado* setor*
concorrencia concorrente* mercado
negocio* empresa* atividade*
pme pmes empresa* pequenas_empresas
independente* freelancer* trabalhador*_independente*
filial filiais delegac* sucursal*
sede* casa-mae
acionista* socio*
chefia* direcao hierarquia superior*
comite* comissao comissoes grupo*_de_trabalho
grupo*_de_trabalho comite* comissao equipa*
parceiro* colaborador* prestador*
parceria* colaborac* cooperac* protocolo*
interlocutor* contacto*
mao_de_obra pessoal trabalhador*
cavalo* equino* equestre*
animal animais bicho*
cao caes canino* animal
otica oculos lentes armac*
lente* oculos
consulta*_de_optometria rastreio*_visua* visao optometri*
veterinari* animal animais clinica_veterinaria
biblioteca* emprestimo* livros fundo*
leitor* utilizador* utente* socio*
catalogac* catalog* registo*
dentari* dente* oral medicina_dentaria
destartariza* higiene_oral limpeza*_dentar*
fechadura* serralharia chave*
som audio sonorizac*
luz luzes iluminac* projetor*
palco* cena espetaculo*
ramo* flor* arranjo*_flora*
florista* flores
desmancha* carcaca* carne
radiografia* raio-x imagem imagiologia
ecografia* imagem ultrassom
parto* nascimento* obstetricia
recem-nascido* bebe* neonat*
psicolog* terapia* saude_mental
sess* consulta* atendimento*
terapia_da_fala fala linguagem
instrumento* musica* musical
coro* canto voz
voo voos cabine a_bordo
tripulac* tripulante* cabine
correio carta* correspondencia registado*
carteiro* giro* distribuic*
topograf* levantamento*
geolog* solo* sondage*
sondage* furo* perfurac*
telecomunicac* fibra redes telefonia
antena* torre* estac*_base
elevador* ascensor*
vidro* vidraca*
impress* tipografia grafica
tirage* exemplar*
costura confec* atelie*
molde* modelo*
ceramica barro olaria
conserva* lata* enlatado*
pesca pescado peixe captura*
pescador* marinheiro* tripulac*
mina* pedreira* extrac*
ecocentro* residuo* aterro*
arquivo* fundo*_documenta* documentac*
projeto*_de_cooperac* projeto* cooperac*
refugiad* requerente*_de_asilo migrante*
inserc*_profissional emprego empregabilidade
desempregado* candidato* procura_de_emprego
orientac*_profissional emprego orientac*
cantina_escolar refeitorio almoco*
transporte_escolar carrinha_escolar autocarro_escolar
recluso* preso* detido*
funeral funerais velorio* cerimonia*
passaporte* documento*_de_identificac* cartao_de_cidadao
estudo*_de_mercado inquerito* pesquisa*_de_mercado
banco_alimentar alimentos donativo* cabaz cabazes
cabaz cabazes alimento*
analise*_de_dados dados
gestao_documental documentac* documentos arquivo
gestao_de_stocks stocks existencias inventario
plano*_de_cuidado* cuidados
plano*_de_tratamento tratamento*
dispositivo*_medico* material material_clinico
material_clinico material consumiveis
recreio* patio* intervalo*
lanche* merenda* refeic*
sesta* descanso sono
jogo* brincadeira* atividade*_ludica*
brincadeira* jogo*
conto* historia* leitura* livro*
trabalho*_manua* expressao_plastica atelie*
adaptac* integrac*
sandes sanduiche* snack*
esplanada* exterior sala
servico*_de_almoco* almoco*
carta_de_vinhos vinhos
trabalhador*_sazona* sazonais eventuais
sazona* epoca temporada
reforco* apoio
operario* operador* trabalhador*
semente* plantula* viveiro*
pulverizac* tratamento* fitofarmac*
pesagem peso
calibre* tamanho classificac*
caixa* embalage* cuvete*
mercado* lota* banca*
banca* mercado*
vizinho* morador* residente*
construc*_nova construc*
remodelac* reabilitac* obra* reforma*
acabamento* remate*
ferramenta*_eletrica* maquina*
soldador* soldadura
engomadoria roupa
caderneta* caderno* registo*
orcamento* estimativa* cotac*
cobranca* divida* valores_em_atraso
reconciliac*_bancaria* banco contas
imobilizado* ativo* amortizac*
reporte_mensal report* relatorio*_mensa*
discurso* texto* intervenc*
convidado* participante* publico
bilheteira* bilhete* ingresso* entrada*
ingresso* bilhete* entrada*
livraria* loja* livros
livro* obra* titulo* romance*
assinatura* subscric* assinante*
planeament* plano* programac* planificac*
desalfandegament* mercadoria*
frete* carga mercadoria*
contentor* carga mercadoria*
atendimento_ao_cliente apoio_ao_cliente clientes
apoio_administrativo secretariado administrativo
secretariado apoio_administrativo
expedic* encomendas saidas
servicos_de_limpeza limpeza
obras_de_conservac* conservac* manutenc*
prestac*_de_contas contas fecho*
formac*_interna formac* acolhimento
familias_de_acolhimento familias
cuidadores familia familiares
parede* mura* papel_de_parede revestimento*_de_parede*
hospita* hospitalar*
escola* escolar*
banco bancos bancari*
vinha* viticola* vitivinicola*
vinho* vinicola* enolog*
agricultura agricola* agrari*
mar maritim* marinh*
estrada* rodoviari* viario*
cidade* urban* municipal*
crianca* infanti* infancia
familia* familiar*
dente* dentari* odonto*
sangue sanguine* hemat*
coracao cardiac* cardiolog*
agua* hidraulic* hidric*
imposto* fisca* tributari*
lei leis juridic* lega*
tribuna* judicia*
lingua* linguistic*
musica musica*
desporto* desportiv* esportiv*
saude sanitari* medic*
alimento* alimentar*
cozinha culinari* gastronom*
fabrica* industria* fabri*
telefone* telefonic*
computador* informatic*
universidade* universitari*
investigac* cientific* pesquisa
animal animais veterinari* pecuari*
gado pecuari* bovin*
planta* vegeta* botanic*
floresta* florestal florestais
fruta* frut* pomar*
legume* horticola* horta*
peixe* pesqueir* pesca
hotel hoteis hoteleir* hotelaria
turismo turistic*
aviao avioes aere* aeronautic*
comboio* ferroviari*
barco* nava* nautic*
porto portos portuari*
carro* automovel automoveis
financas financeir*
preco* tarifari*
imprensa jornalistic*
imagem imagens visua* grafic*
arte* artistic*
cultura cultura*
museu* museologic*
calor termic* aquecimento
frio frigorific* refriger*
luz luzes lumin* iluminacao
metal metais metalic* metalurg*
idoso* geriatric* gerontolog*
cliente* clientela comercia*
dado* estatistic*
imovel imoveis imobiliari*
habitac* residencia* habitaciona*
empresa* empresaria*
mercadoria* logistic*
`
