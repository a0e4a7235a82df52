// The Mandelbrot set as a picture: how fast each point flies away, as a colour.
// compute: main

cbuffer View : register(b0)
{
    float2 centre;
    float width;
    uint limit;
};

RWTexture2D<float4> picture : register(u0);

uint steps_to_escape(float2 c)
{
    float2 z = 0;
    uint steps = 0;
    while (steps < limit && dot(z, z) <= 4)
    {
        z = float2(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
        steps++;
    }
    return steps;
}

float3 colour_of(uint steps)
{
    if (steps == limit)
        return float3(0, 0, 0);
    float t = (float)steps / limit;
    return saturate(float3(4 * t, 2 * t, 0.25 + t));
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint2 size;
    picture.GetDimensions(size.x, size.y);
    if (any(id.xy >= size))
        return;
    float2 offset = ((float2)id.xy + 0.5) / size.x - float2(0.5, 0.5 * size.y / size.x);
    picture[id.xy] = float4(colour_of(steps_to_escape(centre + offset * width)), 1);
}
