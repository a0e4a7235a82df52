// -T ps_6_0 => refused
interface Light { float power(); };
Light brightest(); //~ 7: error: return type 'Light' is an abstract class
void dim(Light lights[2]);
struct Scene { float lit(Light by); };
float4 main() : SV_Target { return 1; }
