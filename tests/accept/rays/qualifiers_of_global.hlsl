// -T lib_6_7 => refused
float g : read(caller); //~ 11: error: payload access qualifiers are only allowed for member variables of a payload structure
