// -T lib_6_7 => refused
void f(float x : read(caller)) { } //~ 18: error: payload access qualifiers are only allowed for member variables of a payload structure
