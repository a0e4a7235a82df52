// -T cs_6_0 => refused
struct I
{
    uint3 id : SV_DispatchThreadID;
    float4 p : SV_Position;
};
RWBuffer<float> o;
[numthreads(1, 1, 1)]
void main(I i) //~ 1: error: invalid semantic found in CS
{
    o[i.id.x] = i.p.x;
}
