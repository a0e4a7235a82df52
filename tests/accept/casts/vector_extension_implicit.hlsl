// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = float3(1, 2, 3); //~ 12: error: cannot initialize a variable of type 'vector<float, 4>' with an rvalue of type 'vector<float, 3>'
    o[0] = (int)v.x;
}
