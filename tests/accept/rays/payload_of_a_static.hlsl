// -T lib_6_7 => refused
struct [raypayload] Plain { float3 colour; }; //~ 36: error: payload field 'colour' has no payload access qualifiers.
struct Outer { Plain inner[2]; };
static Outer held;
