// -T cs_6_6 => refused //~ error: Entry function performs some operation that is incompatible with the shader stage or other entry properties.  See other errors for details.
RWStructuredBuffer<float> o;
[numthreads(6, 3, 1)]
void main(uint i : SV_GroupIndex)
{
    o[i] = ddx(float(i));
}
