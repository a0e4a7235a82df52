// -T cs_6_0 -enable-16bit-types => refused //~ error: enable-16bit-types is only allowed for shader model >= 6.2 and HLSL Language >= 2018.
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float16_t h = 1;
}
