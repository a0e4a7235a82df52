// -T cs_6_0 -enable-16bit-types
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float16_t h = 1;
}
