// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2 a = 1; float2x2 b = 1; a = n ? a : b; //~ 41: error: conditional operator result dimensions mismatch.
}
