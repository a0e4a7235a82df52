// What stages have that shader model 5.1 does not is refused by its name.
// RUN: not %trefoil compile %s -T gs_6_4 -E rate --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=RATE
// RUN: not %trefoil compile %s -T gs_6_1 -E view --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=VIEW
// RUN: not %trefoil compile %s -T gs_6_0 -E wave --emit dxbc -o %t 2>&1 | %filecheck %s --check-prefix=WAVE

struct Vertex
{
    float4 place : SV_Position;
};

struct Rated
{
    float4 place : SV_Position;
    // RATE: [[#@LINE+1]]:10: error: SV_ShadingRate is not available in shader model 5.1
    uint rate : SV_ShadingRate;
};

[maxvertexcount(1)]
void rate(point Vertex input[1], inout PointStream<Rated> s)
{
    Rated output = { input[0].place, 1 };
    s.Append(output);
}

[maxvertexcount(1)]
// VIEW: error: `view.id` is not available in shader model 5.1
void view(point Vertex input[1], uint id : SV_ViewID, inout PointStream<Vertex> s)
{
    Vertex output = { input[0].place * id };
    s.Append(output);
}

[maxvertexcount(1)]
void wave(point Vertex input[1], inout PointStream<Vertex> s)
{
    // WAVE: [[#@LINE+1]]:{{[0-9]+}}: error: `wave.reduce.sum` is not available in shader model 5.1
    Vertex output = { WaveActiveSum(input[0].place) };
    s.Append(output);
}
