/**
 * The usual things of work in Portuguese over the trades, a row a thing, as they are said on both sides of
 * the Atlantic and shortened; see `wordings.ts`.
 */
export const tradeWordingsPt = `
computador* pc pcs equipamento* portatil portateis notebook* posto*_de_trabalho
palavra*-passe senha* acesso* credencia*
ticket* pedido* incidente* chamado* ocorrencia*
framework* < react angular vue django laravel symfony spring rails
loja_online loja_virtual e-commerce ecommerce comercio_eletronico < shopify woocommerce prestashop magento vtex
programa_de_faturacao software_de_faturacao software_de_gestao erp < primavera phc sage moloni toconline invoicexpress totvs
sistema_de_reservas pms programa_de_reservas software_hoteleiro motor_de_reservas < opera protel booking expedia newhotel host amadeus
programa_estatistico software_estatistico < spss stata sas r
automato* plc plcs clp < siemens omron schneider
maquina* < torno* fresadora* prensa* empilhador* escavadora* serra*
rede* lan rede_local infraestrutura_de_rede
copia*_de_seguranca backup* copias
utilizador* conta* perfil perfis usuario*
relatorio* report* reporte* listage* mapa* resumo* nota notas estatistica*
modelo* algoritmo* previs*
agenda* calendario* horario* marcac* compromisso*
material_de_escritorio economato papelaria consumive*
fatura* factura* recibo* documento* nota*_fisca* talao taloes
nota*_de_encomenda encomenda* pedido*
lancamento* registo* movimento* assento*
iva imposto* declarac*_de_iva declarac*_periodica*
financas autoridade_tributaria at fisco
orcament* proposta* cotac*
custo* despesa* gasto* encargo* orcamental orcamentais
auditoria* revis* controlo*
pessoal colaborador* trabalhador* funcionario* equipa* equipe* recursos_humanos rh
recursos_humanos rh pessoal gestao_de_pessoas
acolhimento integrac* onboarding boas-vindas
epi epis equipamento*_de_protec*
estagiario* formando* aprendiz*
comprador* cliente* consumidor*
clientela client* publico fregues*
loja* estabelecimento* comercio espaco*_comercia* ponto*_de_venda superficie*
preco* etiqueta* precario tarifa*
artigo* produto* referencia* mercadoria*
stock stocks existencias inventario* mercadoria* estoque*
mercadoria* produto* artigo* carga*
encomenda* pedido* ordem_de_compra ordens_de_compra
talao taloes recibo* fatura*
logistica armazem transporte* distribuic*
frota* viatura* veiculo*
distribuic* entrega* volta*
domicilio* casa* ao_domicilio
importac* exportac* comercio_internacional
transportador* transitario* transporte*
prato* refeic* comida* receita* confec*
receita* prato* preparac*
comensa* cliente* refeic*
empregad*_de_mesa garcom garcons pessoal_de_sala
bar balcao bebida*
hospede* cliente* visitante* turista*
quarto* alojamento* habitac* acomodac* suite*
estadia* alojamento* dormida* pernoita* noite*
reserva* booking marcac*
check-in chegada* entrada* registo
check-out saida* partida*
governanta* andares housekeeping limpeza
roupa_de_cama lencois lavandaria rouparia
excurs* visita* passeio* tour tours
visita*_guiada* visita* tour tours percurso* roteiro*
doente* paciente* utente* pessoa*
utente* paciente* doente* residente* beneficiario* pessoa* usuario* cliente*
residente* utente* idoso*
idoso* terceira_idade pessoa*_idosa* senior* geriatri* mais_velhos
familia* familiar* parente*
higiene banho* cuidados_de_higiene higiene_pessoal
penso* ferida* curativo* tratamento*
analise* colheita* exame*
amostra* colheita* especime*
medicac* medicamento* farmaco* terapeutica* remedio*
vacina* vacinac* imunizac*
endovenos* intravenos* via_venosa
noite noturn* turno_da_noite turno_noturno
urgencia* emergencia* servico_de_urgencia pronto_socorro
consulta* consultorio* gabinete* marcac*
alta alta_hospitalar altas
processo*_clinico* registo* ficha*_clinica* processo*
medic* clinico* doutor*
enfermage* enfermeir*
exercicio* treino* atividade*_fisica* ginastica
domicilio casa_dos_doentes casa_dos_utentes casa
aluno* aluna* estudante* crianca* turma* formando*
estudante* aluno* formando*
turma* grupo* classe* aluno*
aula* sess* licao licoes
disciplina* materia* cadeira*
matematica contas calculo
exame* prova* teste* ficha*_de_avaliacao avaliac*
ficha* exercicio* atividade* trabalho*
nota notas classificac* resultado* pauta*
reuniao_de_pais reunioes_de_pais encarregados_de_educacao pais reunioes_com_encarregados
encarregado*_de_educacao pais familia*
corpo_docente professor* docente*
biblioteca* livros
atelie* oficina* workshop* atividade*
formac* curso* acao_de_formacao acoes_de_formacao workshop* seminario*
tese* dissertac*
escritorio* gabinete* sociedade*
divorcio* familia
laboratorio* lab bancada
ensaio* experiencia* teste* analise*
amostra* provete* especime*
projeto*_de_investigacao investigac* estudo* pesquisa*
dado* resultado* medic*
obra obras construc* empreitada*
dono*_de_obra cliente* promotor*
moradia* habitac* casa* vivenda*
apartamento* fogo fogos habitac*
edificio* predio* construc* imovel imoveis
telhado* cobertura*
eletricidade instalac*_eletrica* eletric*
painel*_solar* fotovoltaic* paineis_solares modulo*
carpintaria madeira*
planta* desenho* projeto*
medic* mapa*_de_quantidades
linha*_de_montage* montage*
manutenc*_preventiva preventiva revis* manutenc*
controlo*_de_qualidade qualidade inspec* controle_de_qualidade
desperdicio* quebra* perda* residuo*
tolerancia* cota* medida*
desenho*_tecnico* desenho* planta*
estrutura*_metalica* estrutura* metal* serralharia
embalage* embalament* acondicionament*
turno* equipa* horario*
producao fabrico fabricac* manufatura
5s arrumac* limpeza
viatura* carro* automovel automoveis veiculo* ligeiro*
oficina* mecanica garage*
inspec*_periodica* ipo inspec*
adubo* fertilizante* adubac*
planta* flor* vegeta*
camara_municipal autarquia* municipio* municipal municipais junta_de_freguesia
cidadao cidadaos municipe* utente* publico
requerimento* pedido* formulario* solicitac*
candidatura* apoio* financiamento* fundos
financiamento* apoio* fundos subsidio* subvenc*
assembleia* sess* reuni*
convocatoria* reuni*
norma* legislac* lei leis regulament* regra* procediment*
atendimento_telefonico telefone chamadas
carteira* cliente* conta*
visita*_comercia* visita* reuni*
feira* evento* exposic*
marca* branding logotipo*
campanha* acao acoes promoc*
traduc* texto*
reportage* peca* artigo*
programa* emiss*
fotografia* foto* image*
sess* foto*
grafica impressao tipografia
site* portal portais pagina* web website* plataforma* sitio*
satisfacao avaliac* opinia* apreciac* nota notas
avaliac* opinia* comentario* review reviews
incendio* fogo*
limpeza higienizac* asseio higiene
instalac* espaco* local locais edificio*
produto*_de_limpeza detergente*
sinistro* participac* dano* acidente*
evento* cerimonia* festa* celebrac*
inscric* registo* matricula*
socio* membro* associado*
instituic* associac* entidade* organizac*
sess*_de_esclarecimento palestra* sess*_informativa*
epoca_alta verao temporada epoca
fim_de_semana fins_de_semana sabado* domingo*
manha matinal matinais
noite* noturn*
jornada* dia dias
trimestra* por_trimestre cada_trimestre todos_os_trimestres
departamento_comercial comercial vendas
online internet web digital na_net
manual manuais guia* instruc* procediment*
instruc* indicac* orientac*
lista* listage* mapa* relac* registo*
erro* falha* engano*
prazo* data* entrega* calendario* tempo* cronograma*
prioridade* urgencia*
requisito* exigencia* necessidade* especificac*
pedido* solicitac* duvida* questao questoes pergunta* consulta* informac*
aprendizage* ensino formac*
mercado* setor*
acionista* socio*
parceria* colaborac* cooperac* protocolo*
biblioteca* emprestimo* livros fundo*
leitor* utilizador* utente* socio*
catalogac* catalog* registo*
sess* consulta* atendimento*
impress* tipografia grafica
costura confec* atelie*
pesca pescado peixe captura*
orientac*_profissional emprego orientac*
gestao_documental documentac* documentos arquivo
conto* historia* leitura* livro*
adaptac* integrac*
sazona* epoca temporada
operario* operador* trabalhador*
caixa* embalage* cuvete*
mercado* lota* banca*
banca* mercado*
construc*_nova construc*
remodelac* reabilitac* obra* reforma*
caderneta* caderno* registo*
orcamento* estimativa* cotac*
reporte_mensal report* relatorio*_mensa*
livro* obra* titulo* romance*
planeament* plano* programac* planificac*
desalfandegament* mercadoria*
frete* carga mercadoria*
contentor* carga mercadoria*
atendimento_ao_cliente apoio_ao_cliente clientes
obras_de_conservac* conservac* manutenc*
formac*_interna formac* acolhimento
cuidadores familia familiares
mar maritim* marinh*
estrada* rodoviari* viario*
cidade* urban* municipal*
familia* familiar*
saude sanitari* medic*
telefone* telefonic*
investigac* cientific* pesquisa
planta* vegeta* botanic*
hotel hoteis hoteleir* hotelaria
porto portos portuari*
cliente* clientela comercia*
habitac* residencia* habitaciona*
mercadoria* logistic*
pos-operatorio pos-operatoria pos-cirurgic* apos_cirurgia depois_de_cirurgia apos_operac* recuperac*_de_cirurgia
operado operados operada operadas cirurgia*
veiculos_quebrados veiculo_quebrado socorro_mecanico pane panes viaturas_avariadas
retirada retirar retirei busca buscar busquei recolha levantamento levantar
rodovia rodovias estrada*
frete fretes transporte de_carga
romaneio guia guias lista_de_entrega
nf nota_fiscal fatura*
planilha planilhas folha_de_calculo folhas_de_calculo excel
prefeitura* municipio municipal camara_municipal
rede_eletrica distribuidora concessionaria
retifica retificas recondicionamento
cadastro cadastros registo* registro* ficha*
cadastramento inscric* registo registro
plantao plantoes turno turnos
posto_de_saude unidade_de_saude centro_de_saude
mutirao mutiroes campanha acao
contacao_de_historias hora_do_conto contar_historias leitura_de_historias leitura leituras
hora_do_conto leitura_em_voz_alta historias
toponimia nomes_de_ruas nomes
acondicion* coloc*_em_caixas arrum*_em_caixas embal*
restauro conservac* recuperac*
reposic*_de_dados recuperac*_de_dados restauro_de_dados reposic*_de_copias recuperac*_de_copias recuperac*_de_backups restauro_de_backups
musculo musculos muscular*
posproducao pos-producao montagem edicao
anuncio_de_radio spot spots
romance romances ficcao obra
sarau saraus festa evento
plano_de_aula planos_de_aula planificac*
armadilha* captura
mercado_municipal feira
queixa queixas denuncia* participac*
divorcio divorcios separac*
conciliac*_bancaria reconciliac*_bancaria
orcamento_anual budget
previsao previsoes forecast estimativa*
`
