// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = select(bool2(true, false), b[1], b[2]); //~ 12: error: cannot initialize a variable of type 'vector<float, 4>' with an rvalue of type 'vector<float, 2>'
    f[0] = v;
}
