// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return (1)[0]; } //~ 39: error: subscripted value is not an array, matrix, or vector
