// -T ps_6_0 => refused
interface Light { float power(); };
interface Lamp : Light { float height(); }; //~ 18: error: interfaces cannot inherit from other types
float4 main() : SV_Target { return 1; }
