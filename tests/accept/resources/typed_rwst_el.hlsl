// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
struct S { float a, b; };
RWBuffer<S> b : register(u1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    b[id].a = 1; //~ 13: error: store on typed uav must write to all four components of the UAV.
}
