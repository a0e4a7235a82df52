// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
Texture2D x[2] : register(t0);
float f(Texture2D t[4]) { return t[1].Load(0).x; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = f(x); //~ 12: error: no matching function for call to 'f'
}
