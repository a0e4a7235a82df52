// What an older shader model lacks is refused with the model's number.
// RUN: not %trefoil compile %s -T cs_4_0 -E together --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=SHARED
// RUN: not %trefoil compile %s -T cs_4_1 -E typed --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=TYPED
// RUN: not %trefoil compile %s -T cs_4_0 -E bits --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=BITS
// RUN: not %trefoil compile %s -T ps_5_0 -E space --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=SPACE
// RUN: not %trefoil compile %s -T ps_5_0 -E unbounded --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=UNBOUNDED
// RUN: not %trefoil compile %s -T ps_5_0 -E chosen --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=CHOSEN
// RUN: not %trefoil compile %s -T ps_5_0 -E far --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=FAR
// RUN: not %trefoil compile %s -T cs_5_0 -E wide --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=WIDE
// RUN: not %trefoil compile %s -T ps_4_1 -E green --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=GREEN
// RUN: not %trefoil compile %s -T ps_4_0 -E red --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=RED
// RUN: not %trefoil compile %s -T hs_4_0 --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=HULL

// HULL: error: profile 'hs_4_0' cannot be compiled to DXBC: hull and domain shaders need shader model 5.0

RWStructuredBuffer<uint> numbers;
groupshared uint sums[4];

[numthreads(4, 1, 1)]
void together(uint i : SV_GroupIndex)
{
    // SHARED: [[#@LINE+1]]:{{[0-9]+}}: error: memory that the threads of a group share is not available in shader model 4.0
    sums[i] = i;
    GroupMemoryBarrierWithGroupSync();
    numbers[i] = sums[3 - i];
}

// TYPED: [[#@LINE+1]]:{{[0-9]+}}: error: 'texels', a view that is written, is not available in shader model 4.1
RWBuffer<uint> texels;

[numthreads(4, 1, 1)]
void typed(uint i : SV_GroupIndex)
{
    texels[i] = i;
}

[numthreads(4, 1, 1)]
void bits(uint i : SV_GroupIndex)
{
    // BITS: [[#@LINE+1]]:{{[0-9]+}}: error: `ctpop` is not available in shader model 4.0
    numbers[i] = countbits(i);
}

SamplerState s;

// SPACE: [[#@LINE+1]]:{{[0-9]+}}: error: the register space of 'spaced' is not available in shader model 5.0
Texture2D spaced : register(t0, space1);

float4 space(float2 at : AT) : SV_Target
{
    return spaced.Sample(s, at);
}

// UNBOUNDED: [[#@LINE+1]]:{{[0-9]+}}: error: 'endless', an array of resources without a bound, is not available in shader model 5.0
Texture2D endless[] : register(t0);

float4 unbounded(float2 at : AT) : SV_Target
{
    return endless[3].Sample(s, at);
}

Texture2D some[4] : register(t0);

float4 chosen(float2 at : AT, nointerpolation uint i : I) : SV_Target
{
    // CHOSEN: [[#@LINE+1]]:{{[0-9]+}}: error: a resource whose index in its array is not constant is not available in shader model 5.0
    return some[i].Sample(s, at);
}

// FAR: [[#@LINE+1]]:{{[0-9]+}}: error: 'distant' is at register 128, and shader model 5.0 has 128 of that kind
Texture2D distant : register(t128);

float4 far(float2 at : AT) : SV_Target
{
    return distant.Sample(s, at);
}

RWBuffer<float4> colors;

[numthreads(4, 1, 1)]
void wide(uint i : SV_GroupIndex)
{
    // WIDE: [[#@LINE+1]]:{{[0-9]+}}: error: a load of more than one 32-bit component from a writable view is not available in shader model 5.0
    colors[i] = colors[i + 4] * 2;
}

float4 green(float2 at : AT) : SV_Target
{
    // GREEN: [[#@LINE+1]]:{{[0-9]+}}: error: a gather of another component than the first is not available in shader model 4.1
    return some[0].GatherGreen(s, at);
}

float4 red(float2 at : AT) : SV_Target
{
    // RED: [[#@LINE+1]]:{{[0-9]+}}: error: `{{.*}}gather{{.*}}` is not available in shader model 4.0
    return some[0].Gather(s, at);
}
