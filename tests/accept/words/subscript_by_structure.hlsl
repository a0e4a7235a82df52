// -T ps_6_0 -E main => refused
struct Index { int at; };
float4 main() : SV_Target {
    Index index = { 1 };
    float4 v = 1;
    return v[index]; //~ 13: error: no viable overloaded operator[] for type 'float4'
}
