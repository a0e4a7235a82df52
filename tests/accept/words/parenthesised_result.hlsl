// -T ps_6_0 -E main => refused
float4 main(float2 uv : UV) : SV_Target { return (uv); } //~ 50: error: cannot initialize return object of type 'vector<float, 4>' with an lvalue of type 'vector<float, 2>'
