// Before HLSL 2021 both sides of a choice are computed, but where it is settled by a constant and of numbers: then one is.
// compute: main
// args: -HV 2018
// except dxc: Its way to SPIR-V settles what literals settle, and computes both sides else.
// bind u0: structured uint[5] zero
// expect u0: 0 3 2 8 12

RWStructuredBuffer<uint> r : register(u0);

static uint calls = 0;

uint call(uint value)
{
    calls++;
    return value;
}

float2 pair(float value)
{
    calls += 4;
    return value;
}

[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint chosen = true ? 0 : call(7);
    r[0] = calls + chosen;
    chosen = 1 > 2 ? call(4) : 3;
    r[1] = calls + chosen;
    static const uint quality = 3;
    chosen = quality == 3 ? call(1) : call(2) + 1;
    r[2] = calls + chosen;
    chosen = id == 0 ? call(5) : call(6);
    r[3] = calls + chosen;
    float2 both = true ? float2(1, 1) : pair(2);
    r[4] = calls + 5 * uint(both.x);
}
