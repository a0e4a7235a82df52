// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float four[4] = { 1, 2, 3, 4 };
    float two[2] = { 7, 8 };
    (float[2])four = two;
    ((float[3])four)[2] = 9;
    o[0] = four[id.x];
}
