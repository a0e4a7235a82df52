// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float2x2 a = id.x;
    if (false) o[0] = a[2][0]; //~ 25: error: matrix row index '2' is out of bounds
}
