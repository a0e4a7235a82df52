// HLSL that Slang passes on, with an include.
#include "two.hlsli"

RWBuffer<float> values;

[numthreads(1, 1, 1)]
void main()
{
    values[0] = TWO;
}
