// -T ps_6_0 -E main => refused
#define TWO(a, b) a b
#define INNER(a) TWO(float, a)
#define DECLARE(n, s) Texture2D n : register(t##s); SamplerState smp##n : register(s0)
#define BLOCK(x) if (x) { x = 1 x = 2; }
float4 main(uint i : A) : SV_Target
{
    float TWO(x, = 1) //~ 22: error: expected ';' at end of declaration
    return x;
}
