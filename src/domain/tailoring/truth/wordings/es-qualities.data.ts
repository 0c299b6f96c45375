/** Qualities, amounts and measures in Spanish, said of work in many trades; see `wordings.ts`. */
export const qualityWordingsEs = `
personalizad* a_medida hecho_a_medida hechos_a_medida individualizad* particularizad*
individualizad* personalizad* uno_a_uno particular*
debil* fragil* con_menos_fuerza menos_fuert* flojo floja flojos flojas
fragil* delicad* quebradiz*
fuert* robust* resistent*
robust* solido* resistent*
pesad* gran_tonelaje de_mucho_peso
liger* livian* de_poco_peso
leve leves menor menores poca_gravedad liger*
grave* serio serios seria serias importante* sever*
sever* grave* agud*
critic* grave* prioritari* vital*
urgent* inaplazabl* apremiant* emergencia*
inmediat* al_instante al_momento instantane*
rapid* veloz veloces pronta pronto celer* agilidad
lent* pausad* despacio
puntual* a_tiempo a_la_hora en_hora
tardi* con_retraso fuera_de_plazo retrasad*
atrasad* retrasad* acumulad* pendient* con_demora
pendient* sin_resolver por_resolver abiert* no_resuelt* inconclus*
vencid* caducad* expirad*
vigent* en_vigor actual actuales vigencia
antigu* viejo viejos vieja viejas de_muchos_anos
nuevo nuevos nueva nuevas recient* de_nueva_creacion a_estrenar
usad* de_segunda_mano seminuev* ocasion
averiad* estropead* descompuest* danad* roto rotos rota rotas
danad* deteriorad* defectuos* en_mal_estado
defectuos* con_defectos no_conform* danad* en_mal_estado
deteriorad* degradad* en_mal_estado danad*
sucio sucios sucia sucias suciedad
limpi* aseado pulcr*
intact* en_buen_estado sin_danos
complet* enter* integr* total*
parcial* en_parte incomplet*
incomplet* a_medias inacabad* faltant*
vaci* desocupad* libre libres
lleno llenos llena llenas completo repleto
abierto abiertos abierta abiertas apertura
cerrad* cierre
publico publica publicos publicas de_acceso_libre estatal*
privad* particular*
particular* cliente_particular clientes_particulares privad* individual*
gratuit* gratis sin_coste sin_costo
barat* economic* asequible* bajo_coste bajo_costo
costos* caro caros cara caras oneros*
excedent* sobrant*
escas* poco pocos poca pocas insuficient*
suficient* bastant*
numeros* mucho muchos mucha muchas abundant* gran_numero gran_cantidad multitud
abundant* numeros* copios*
gran_volumen grandes_volumenes gran_cantidad elevado_volumen alto_volumen
elevad* alto altos alta altas
alto_ritmo ritmo_alto ritmo_elevado ritmo_intenso
maxim* como_maximo hasta tope
minim* como_minimo al_menos por_lo_menos
inferior* menos_de por_debajo
aproximad* alrededor unos unas cerca_de en_torno
entre desde de
doble dos_veces duplic*
triple tres_veces triplic*
mitad 50_por_ciento medio media
cuarto cuarta_parte 25_por_ciento
tercio tercera_parte
docena* doce
decena* diez
centenar* cien cientos
millar* mil miles
tonelada* t tn
kilo kilos kg kilogramo*
litro* l lts
hectarea* ha has
metros_cuadrados m2 superficie
kilometro* km kms
hora horas h hs
minuto* min mins
grados c centigrados
euro euros eur
peso pesos ars mxn clp cop
dolar dolares usd
simpl* sencill* basic* element*
sencill* simpl* facil*
basic* element* fundamental* esencial* de_base inicial*
inicial* de_inicio basic* primer* introductori*
introductori* iniciacion inicial*
avanzad* superior* de_alto_nivel
complej* dificil* complicad* dificultad
peligros* de_riesgo riesgos* nociv*
toxic* nociv* peligros*
inflamabl* combustible*
frio frios fria frias baja_temperatura refrigerad*
refrigerad* frio temperatura_controlada frigorific*
congelad* ultracongelad* bajo_cero
calient* caliente en_caliente alta_temperatura
fresco frescos fresca frescas del_dia perecedero*
perecedero* fresco frescos producto_fresco productos_frescos
caser* hecho_en_casa artesan* elaboracion_propia
artesan* artesanal* hecho_a_mano hecha_a_mano hechos_a_mano
manual* a_mano
automatic* automatizad* de_forma_automatica
automatizad* automatic* robotizad*
semiautomatic* semiautomatizad*
digital* electronic* informatizad*
en_papel impreso impresos impresa impresas papel
escrito escritos escrita escritas por_escrito redactad*
verbal* oral* de_palabra
presencial* en_persona cara_a_cara in_situ en_sala
remot* a_distancia telematic* online en_linea teletrabajo
teletrabajo remot* trabajo_a_distancia desde_casa home_office
in_situ en_el_lugar sobre_el_terreno en_sitio presencial* en_planta
a_domicilio en_casa domiciliari* en_el_hogar
itinerant* ambulant* en_ruta trashumant* movil
ambulant* itinerant* callejer* mercad*
trashumant* trashumancia itinerant*
fij* permanent* estable*
permanent* fij* continu* constant*
temporal* eventual* provisional* transitori* interin*
eventual* temporal* ocasional* puntual*
interin* provisional* temporal* suplent* sustitut*
ocasional* esporadic* puntual* de_vez_en_cuando
period* periodic* regular* cada_cierto_tiempo
regular* periodic* habitual* con_regularidad
habitual* frecuent* corriente* usual* de_siempre
frecuent* habitual* recurrent* repetid*
recurrent* repetid* reiterad* frecuent* habitual*
extraordinari* especial* fuera_de_lo_comun
imprevist* inesperad* contingencia* contratiempo*
contratiempo* imprevist* contingencia* inconvenient*
inconvenient* contratiempo* problema* dificultad*
programad* previst* planificad* agendad* concertad*
entrant* que_entra recibid*
salient* que_sale emitid*
interno interna internos internas propi* dentro_de_la_empresa in_house
extern* de_fuera ajeno ajenos ajena ajenas tercero terceros
propio propia propios propias de_la_casa de_la_empresa
conjunt* en_equipo colaborativ* compartid* mancomunad*
colaborativ* conjunt* en_equipo cooperativ*
compartid* comun comunes conjunt* colaborativ*
comun comunes compartid* colectiv* comunitari*
colectiv* grupal* de_grupo en_grupo
grupal* en_grupo colectiv* grupo grupos
individual* uno_a_uno persona_a_persona particular*
autonom* por_cuenta_propia independient* freelance
por_cuenta_ajena asalariad*
bilingu* dos_idiomas dos_lenguas
multilingu* varios_idiomas varias_lenguas plurilingu*
nativ* lengua_materna
corporativ* de_empresa empresarial* institucional*
oficial* reglamentari* homologad*
reglamentari* obligatori* preceptiv* oficial*
obligatori* preceptiv* exigid* reglamentari*
vigent* aplicable*
legal* conforme_a_derecho normativ*
homologad* certificad* acreditad*
confidencial* reservad* sensible*
sensible* confidencial* delicad*
vulnerabl* riesgo_de_exclusion en_riesgo desfavorecid* exclusion_social
desfavorecid* vulnerabl* bajos_recursos escasos_recursos pocos_recursos
principal* central* primordial* mas_important*
secundari* complementari* accesori* auxiliar*
complementari* adicional* accesori* suplementari*
adicional* extra complementari* suplementari*
variad* divers* distint* todo_tipo diferent*
divers* varios varias variad* distint* diferent*
ampli* extens* gran_variedad
extens* ampli* larg*
detallad* minucios* pormenorizad* en_detalle exhaustiv*
exhaustiv* complet* minucios* en_profundidad
minucios* detallad* cuidados* meticulos*
brev* corto cortos corta cortas resumid* conciso
resumid* sintetic* abreviad*
exact* precis* fiel fieles
correct* adecuad* sin_errores debid*
erroneo erronea equivocad* incorrect* con_errores
incorrect* erroneo erroneos erronea erroneas equivocad*
duplicad* repetid*
obsolet* desfasad* anticuad*
actualizad* al_dia vigent* puest*_al_dia
modern* actual actuales contemporane*
clasic* tradicional*
tradicional* clasic* convencional* de_siempre
innovador* novedos*
novedad* nueva_coleccion nuevos_productos lanzamiento*
selecto selecta gourmet alta_gama premium
gama_alta alta_gama lujo premium
lujo alta_gama gama_alta exclusiv*
economicament* con_pocos_recursos
popular* concurrid*
concurrid* muy_visitad* afluencia
afluencia asistencia publico concurrencia concurrid*
tamano* dimension* medida*
talla tallas medida* tamano*
peso pesaj* pesad*
altura alto en_altura
profundidad hondo calado
anchura ancho
longitud largo
grosor espesor calibre
densidad concentracion
caudal flujo
voltaje tension
potencia vatios kw
velocidad* rapidez
rapidez agilidad velocidad
eficiencia* rendimiento eficacia
ahorro* reduccion_de_costes economia
mayor* mas_grande* superior*
menor* mas_pequen* inferior*
mejor* superior* optim*
peor* inferior*
crecient* en_aumento cada_vez_mayor ascendent*
decrecient* en_descenso descendent*
saludabl* sano sanos sana sanas salud
enfermo enfermos enferma enfermas patolog* dolencia*
dolencia* patolog* enfermedad* afeccion*
cronic* larga_duracion de_largo_recorrido
agud* repentin*
terminal* final_de_la_vida paliativ*
inmovil* encamad* sin_movilidad
sostenibl* ecologic* responsable_con_el_medio verde
reciclad* reutilizad*
reutilizabl* retornabl*
desechabl* un_solo_uso
renovabl* limpia verde verdes
apt* adecuad* idone*
idone* adecuad* apt* oportun*
disponibl* libre libres existent*
accesibl* adaptad* sin_barreras
adaptad* accesibl* ajustad*
satisfech* content* conform*
insatisfech* descontent* disgustad*
amabl* cordial* trato_amable
exigent* estrict* rigur*
estrict* rigur* escrupulos*
plurianual* varios_anos
`
