/** Portuguese names of one thing, person or place, and kinds that may be said for their members; see `wordings.ts`. */
export const thingWordingsPt = `
madeira madeiras < carvalho castanho pinho mogno nogueira faia mdf contraplacado aglomerado teca eucalipto
antigo antigos antiguidade* antigas de_epoca
seculo_xviii setecentist*
seculo_xvi quinhentist*
telha telhas cobertura* telhado*
estrada* via vias rodovia* arruament*
conduta* tubagem tubagens tubo tubos canalizac* tubulac* encanament*
fuga fugas rutura ruturas vazamento* ruptura* perdas_de_agua perda_de_agua
eta estac*_de_tratamento_de_agua estac*_de_tratamento_de_aguas
alta_tensao at linhas_de_alta_tensao
computac*_na_nuvem nuvem cloud < aws azure gcp
hectare hectares ha
tonelada* ton t
litro litros l
metro_quadrado metros_quadrados m2
quilometro* km
euro euros eur
fitofarmac* fitossanitari* fitofarmaceutic*
gondola gondolas prateleira* < reposic* repositor* repus repor
adubo* fertilizante* estrume composto compostag*
insumo* ingrediente* materia-prima materias-primas
lencois roupa_de_cama lencol
amenity amenities amenidade* artigo*_de_acolhimento
sola solas solado
viatura* veiculos < ligeiros autocarros camioes carrinhas motociclos ambulancia*
carga cargas mercadoria* < frutas madeira congelados
automato* plc plcs controlador*_programave*
embalagem embalagens < caixas sacos frascos latas
mangueira* agulheta*
incendio* fogo fogos sinistro*
tese dissertac* trabalho_de_mestrado
caderno*_de_exercicios ficha*_de_trabalho exercicio*
pauta pautas notas avaliac*
reportagem reportagens peca pecas trabalho*_jornalistico*
camara camaras camera cameras maquina_fotografica maquinas_fotograficas
coluna_de_som colunas_de_som sistema_de_som pa
instrumento_musical instrumentos_musicais < piano violino guitarra flauta clarinete acordeao saxofone trompete
epoca_desportiva epoca epocas temporada temporadas
caderno_de_encargos especificac*
mapa_de_quantidades medic* quantidades
auto_de_medic* autos_de_medic* medic*
aprendiz* aprendizes estagiario* formando* principiante*
ajudante* auxiliar* servente* assistente*
operario* operador* trabalhador* obreiro*
mecanic* tecnico*_de_mecanica
empregad*_de_mesa garcom garcons garconete* pessoal_de_mesa
rececionist* recepcionist* empregad*_de_recec*
bombeir* operacional operacionais soldado*_da_paz
caixeir* vendedor* empregad*_de_loja
explicador* tutor tutores professor*_particular*
encarregad*_de_educac* pais familia* responsave*
pai pais mae maes familia* progenitor*
idoso* pessoa*_idosa* seniores pessoa*_mais_velha* mais_velhos
cidadao cidadaos municip* populac* publico
comprador* adquirente* cliente*
fotograf* reporter*_fotografic*
cientist* < biolog* quimic* geolog*
arquitet* gabinete_de_arquitetura
programador* desenvolvedor* developer* engenheir*_de_software
secretari* assistente*_administrativ* administrativ*
administrativ* funcionari*_administrativ* empregad*_de_escritorio
socio* associad* membro* cotista*
elemento elementos pessoa* membro* colaborador* trabalhador*
brigada* equipa* equipe*
direcao administrac* gerencia chefia*
unidade_hoteleira unidades_hoteleiras hotel hoteis hotelaria
oficina* garagem garagens centro_de_reparac*
estaleiro* obra obras canteiro*
obra obras local_da_obra
domicilio domicilios casa casas residencia residencias lar_do_utente lar_dos_utentes
residencia* habitac* casa casas morada* domicilio*
habitac* domestic* residencia* moradia* fogo fogos
centro_de_saude centros_de_saude posto*_de_saude unidade*_de_saude
urgencia* servico_de_urgencia pronto-socorro pronto_socorro
escola_primaria escolas_primarias primeiro_ciclo o_ciclo ensino_basico
concelho* municipio*
porto portos porto_de_pesca zona_portuaria
local locais ponto pontos sitio sitios lugar*
nativo nativa materna materno lingua_materna
basico basica basicos nocoes elementar iniciac*
portugues lingua_portuguesa
bacharelado bacharel bacharela bacharelato
junior juniores iniciante iniciantes em_inicio_de_carreira
turno turnos jornada jornadas
poeira poeiras po
casal casais noivos par pares
doado doados doada doadas oferecid*
ordem_de_trabalhos agenda pauta
equipa_de_juniores equipa_junior escalao_de_juniores escaloes_jovens
medicao medicoes leitura leituras
modelagem molde moldes
estampado estampados padrao padroes
camara_fria camaras_frias camara_frigorifica
medidor_de_ph medidores_de_ph phmetro* peagametro*
pessoal quadro_de_pessoal funcionarios colaboradores trabalhadores
escala* horario* turnos
inventario* contagem* contagem_de_estoque
entrega* envio* expedicao remessa*
fatura* factura* nota_fiscal notas_fiscais
orcamento* cotacao cotacoes proposta_de_preco
duvida* pergunta* questao questoes consulta*
avaria* falha* defeito* pane panes
desenho* planta plantas
obra obras construcao estaleiro
penso* curativo* ferida*
medicamento* farmaco* medicacao remedio*
vacina* vacinacao imunizacao
utente* residente* paciente*
aula* licao licoes
teste* exame* prova* ficha_de_avaliacao
hospede* cliente* visitante*
reserva* marcacao marcacoes
evento* celebracao festa*
relva relvado* gramado* grama
artigo* peca reportagem reportagens
amostra* especime*
prevencao plantao plantoes piquete* sobreaviso
estagiario* formando*
exposicao exposicoes mostra*
ilha ilhas insular* < arquipelago acores madeira
peixe peixes pescado < otolito* atum sardinha* bacalhau captura* palangreiro*
cetaceo* baleias mamifero*_marinho* < cachalote* golfinho* roazes
campanha*_de_mar viagens_de_mar saidas_de_mar < embarqu*
conscientizac* consciencializac* sensibiliz* < campanha*
cansaco fadiga sonolencia
bebidas_quentes < cafes cha chas
produto*_de_limpeza < detergente* lixivia desinfetante*
artigo*_de_acolhimento amenities < sabonete* champo* xampu*
roupa roupas < lencois toalha* farda* uniforme* cortinado* colcha*
equipamento_informatico equipamentos_informaticos material_informatico hardware < computador* portateis impressora* monitor monitores
dispositivo*_movel dispositivos_moveis < telemovel telemoveis tablet* smartphone* celular celulares
equipamento*_de_rede < switch switches router routers roteador* firewall*
nuvem cloud computac*_em_nuvem < azure aws gcp microsoft_365
software_estatistico < r spss stata sas
programac* linguagens_de_programacao < python java javascript php matlab r
software_de_gestao < sap primavera phc navision totvs
software_de_desenho < autocad archicad revit sketchup solidworks
software_hoteleiro < opera protel newhotel
instrumento* musica < piano violino guitarra viola flauta saxofone
planta plantas < arbusto* flores suculenta* aromaticas
veiculo* viatura* meio*_de_transporte < autocarro* onibus camiao camioes caminhao caminhoes comboio* trem trens eletrico* taxi
material_de_construcao materiais_de_construcao materiais < cimento areia tijolo* argamassa telha* azulejo*
edificio* edificac* < moradia* predio* hospital hospitais escola* pavilhao pavilhoes
combustivel combustiveis < gasoleo gasolina diesel gas
energia*_renovave* < solar fotovoltaic* eolic* hidric* biomassa
profissional_de_saude profissionais_de_saude < medico* enfermeir* fisioterapeut* farmaceutic*
disciplina* materia*_escolar* < matematica portugues historia fisica quimica biologia geografia filosofia
imprensa comunicac*_social media < jornal jornais radio televisao revista*
evento* < feira* congresso* casamento* concerto* conferencia* gala galas festival festivais
espetaculo* < concerto* peca*_de_teatro opera bailado
espaco*_cultura* < museu* teatro* biblioteca* galeria*
grupo grupos < turma* equipa* equipe* brigada*
formac* < workshop* seminario* curso*
pessoa pessoas < utente* cliente* doente* aluno* morador* residente* idoso* trabalhador* participante* visitante*
preco* valor valores < cotac* orcamento* tarifa* desconto*
quimic* produto*_quimico* < reagente* solvente* cloro acido acidos
gas gases < oxigenio propano butano azoto
`
