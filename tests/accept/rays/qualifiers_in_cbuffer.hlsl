// -T lib_6_7 => refused
cbuffer C { float h : write(caller); }; //~ 23: error: payload access qualifiers are only allowed for member variables of a payload structure
