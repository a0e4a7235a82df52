// -T lib_6_7 => refused
static float g : read(caller); groupshared float k : write(miss); //~ 18: error: payload access qualifiers are only allowed for member variables of a payload structure
