// -T cs_6_0 -E main
// Loops whose test is an `if` with a `break`, or an `if` whose `else` has it, as programs that write HLSL put them: a local array that
// they fill and read becomes values once they are written out.
StructuredBuffer<float4> values;
RWStructuredBuffer<float4> results;

[numthreads(8, 1, 1)]
void main(uint lane : SV_DispatchThreadID)
{
    float4 parts[4];
    uint i = 0;
    while (true)
    {
        if (i >= 4)
            break;
        parts[i] = values[lane * 4 + i] * i;
        i++;
    }
    float4 sum = 0;
    int at = 3;
    for (;;)
    {
        if (at >= 0)
        {
            sum = sum * 2 + parts[at];
            at--;
            continue;
        }
        else
        {
            break;
        }
    }
    results[lane] = sum;
}
