/** English words for the acts of many trades, verb and noun; see `wordings.ts`. */
export const actWordingsEn = `
choice choices choose chose chosen choosing
loss losses lose lost losing
theft thefts stolen stole steal stealing
gift gifts give gave given giving
burial* bury buried burying interment* inter interred
entry entries enter entered entering
breakage* break broke broken breaking
speech speeches speak spoke spoken
proof proofs prove proved proven
height heights high
length lengths long
width wide
depth depths deep
flight flights fly flew flown flying
thought think
sight see saw seen
belief believe
relief relieve relieved relieving
denial deny denied
catch caught catching
fight fought fighting
meeting* meet met
binding bind bound
rebind* rebound rebinding bind bound binding
rewind rewound rewinding
rebuild* rebuilt
relay relaid re-laid relaying lay laid
reset resetting set setting
redraw redrew redrawn drew drawn
remake remade
resell resold reselling
retake retook
regrow regrew
undo undid undone
overhear overheard
oversee oversaw overseen supervise supervised supervising
withhold withheld
withdraw* withdrew
foresee foresaw
mislay mislaid lost misplaced
shine shined shone shining polish* buff*
brush* sweep swept sweeping broom*
rinse* rins* wash* flush*
soak* steep* immers* submerg*
scrub* scour* wash*
dust* wipe* wiping
mop mopped mopping wash_floors floor_cleaning
unblock* clear* unclog*
degreas* clean*
descal* clean*
deep-clean* deep_clean* thorough_clean*
sanitis* sanitiz* disinfect* steriliz* sterilis* autoclav* decontaminat*
discard* throw_out threw_out throwing_out thrown_out throw_away threw_away throwing_away bin binned binning dispos* got_rid_of get_rid_of
wilted faded withered drooping dead
wither* wilt* fade*
rip ripped ripping tear torn tearing tore
crack* split* fracture*
chip chipped dent dented scratch*
bend bent bending curve curved
break_up broke_up breaking_up crush* shred*
crush* grind* ground mill milled
shred* destroy* dispos*
smash* break broke
unbox* unpack* unwrap* open_deliver* opened_deliver*
unpack* unload* empty emptied
tie tied tying bind bound fasten*
knot knotted tie tied tying
lash* secur* strap* tie_down tied_down
strap* fasten* secur*
fasten* fix* attach* secur*
bolt* screw* fasten*
nail nailed nailing fix* fasten*
glue glued gluing stick stuck sticking bond* adhe*
clamp* grip* hold held
hook* attach* hang hung hanging
hang hung hanging mount* put_up
lean leant prop propped
lift* raise raised raising hoist* winch*
lower* let_down
pull* drag* tow towed towing haul*
push* wheel wheeled wheeling roll rolled rolling
wheel_patients wheeled_patients push* porter*
carry* carried bear bore bearing bearer*
pallbearer* coffin_bearer* bearer* bearers
pilot piloted fly flew flying
steer* helm* navigat* pilot*
navigat* route_planning plot_course* chart* map mapped
row rowed rowing paddle*
sail sailed sailing
ride rode riding
cycle cycled cycling bike biked
walk walked walking on_foot
jog jogged run ran
climb* scale scaled scaling ascend*
dive dived diving dove
haul* tow* pull* transport*
ferry ferried ferrying carry carried shuttle* transport*
shuttle* ferry ferried transport* drive drove
collect* bring_in brought_in bringing_in pick_up picked_up
drop-off* drop_off dropped_off delivery deliveries deliver*
pick-up* pick_up collection collections collect*
send_off sent_off dispatch* send sent despatch*
despatch* dispatch* shipped ship shipping
post posted posting mail mailed mailing
stow* store* put_away
stack* pile piled piling heap*
shelve* shelving put_on_shelves
hand_back handed_back give_back gave_back return* returned
give_out gave_out handed_out hand_out issue* dished_out
pass_round passed_round circulate* distribut*
dish_up dished_up plate* serve*
dole* serve*
pour* fill*
decant* pour* transfer*
top_up topped_up refill* replenish* fill_up filled_up
drain* empty emptied emptying
pump pumped pumping
siphon* drain*
spill* leak*
sprinkle* scatter* spread* strew
grit gritted gritting spread_grit spread_salt salted salting
spread spreading appl* scatter*
smear* spread appl*
coat* cover* appl*
spray* mist*
dip dipped dipping immers*
soak* wet dampen* moisten*
dry dried drying air-dr* dehydrat*
dry_off towel*
heat heated heating warm warmed warming
reheat* warm_up warmed_up
cool cooled cooling chill* refrigerat*
freeze* froze frozen freezing
thaw* defrost*
melt* molten
boil* simmer*
simmer* stew*
roast* bake baked baking oven*
fry fried frying sear* saute*
grill* barbecu* chargrill*
toast* brown*
season seasoned seasoning spice* flavour* flavor*
marinad* marinat*
knead* work_dough mix_dough
prove_dough rise raised ferment*
ferment* brew*
distil* distill*
pickle* preserve* cure cured curing
smoke_fish cure*
smoked cured
fillet* debon* bone
gut gutted clean_fish
peel* skin skinned
chop* dice* slice* mince*
grate* shred*
carve* slice* cut
whisk* beat_eggs whip*
sieve* sift* strain*
strain* filter*
filter* sieve* sift*
portion* divide* dish_out
garnish* decorat* dress*
ice iced icing frost* decorate_cakes
glaze* varnish*
varnish* lacquer* seal*
prime primed priming undercoat*
whitewash* paint*
stencil* paint*
sketch* draw* drew outline*
trace traced tracing copy copied
copy copied copying duplicat* reproduc* replicat*
photocopy* photocopied copy copied copies copying
print printed printing run_off
laminat* seal*
staple* bind bound
emboss* engrave* stamp*
engrav* etch* inscrib* carve*
carve* sculpt* chisel*
sculpt* model modelled modelling
mould* mold* cast casting shape*
forge* hammer* smith*
cast casting pour*
anneal* temper* heat-treat*
quench* cool*
plate plated electroplat* galvanis* galvaniz*
rivet* fasten* bolt*
deburr* file filed filing smooth*
smooth* sand sanded sanding level*
level levelled levelling flatten* even_out
plane planed planing smooth*
whittle* carve*
hone honed honing sharpen* whet*
sharpen* grind* ground_blades
trim trimmed trimming cut cutting cut_back
cut_back prune* prun* trim*
clip clipped clipping trim* shear*
shear* shorn clip clipped
mow mowed mown mowing cut_grass cut_lawns grass-cutting grass_cutting
weed weeded weeding remove_weeds
hoe hoed hoeing weed*
rake raked raking gather_leaves
dig* dug turn_over_soil
till tilled plough* plow* cultivat*
plough* plow* till*
sow sowed sown sowing seed seeded seeding drill*
plant* bed_out bedding_out put_in
transplant* repot* pot_on potted_on replant*
graft* bud_trees propagat*
propagat* take_cuttings took_cuttings raise_plants raised_plants
thin thinned thinning
fertilis* fertiliz* manur* feed_plants
mulch* compost*
stake staked staking support_trees
fell felled felling cut_down chop_down
log logged coppic* fell*
reap* harvest* bring_in_crops brought_in
thresh* harvest*
bale baled baling
fence fenced fencing
graze grazed grazing pasture*
herd herded herding drive_sheep round_up rounded_up
muck_out mucked_out mucking_out clean_stables clean_stalls cleaned_stables cleaned_stalls cleaning_stalls cleaning_stables
groom groomed grooming brush*
milk milked milking
calve calved calving calf_births
lamb lambed lambing
shoe_horses farrier*
slaughter* butcher*
trap trapped trapping catch caught
bait baited baiting
fish fished fishing angl*
net netted netting
land landed catch
cull culled culling
hatch* incubat*
foster* look_after
adopt adopted rehome*
rehome* rehoming find_homes found_homes new_homes
walk_dogs dog_walking walked_dogs
`
