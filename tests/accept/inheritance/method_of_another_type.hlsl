// -T ps_6_0 => refused
interface Light { float4 colour(float by); };
class Lamp : Light { float3 colour(float by) { return by; } }; //~ 29: error: virtual function 'colour' has a different return type ('vector<float, 3>') than the function it overrides (which has return type 'vector<float, 4>')
float4 main() : SV_Target { return 1; }
