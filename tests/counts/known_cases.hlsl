// -T cs_6_0 -E main
// Values that are known in the cases of a switch and behind `==`.
StructuredBuffer<uint> modes : register(t0);
RWStructuredBuffer<float> results : register(u0);

float curve(uint mode, float x)
{
    switch (mode)
    {
    case 1: return sqrt(x) * mode;
    case 2: return exp(x) + (mode + 5) * 3;
    case 3: return log(x) * (1u << mode);
    default: return x;
    }
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint mode = modes[id];
    float x = curve(mode & 3, id);
    if (mode == 7)
        x = sin(x) * cos(x) + exp(x) * mode * 8;
    results[id] = x;
}
