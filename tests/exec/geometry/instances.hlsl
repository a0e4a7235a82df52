// A geometry shader that runs four times for each line, for a row of the target each time; the primitive's number comes in.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 2x4
// draw: 4
// topology: lines
// except dxil: vkd3d does not know which instance runs (dx.op.gsInstanceID)
// expect target 0: 0 5 0 1  1 6 0 1  0 5 1 1  1 6 1 1
//    0 5 2 1  1 6 2 1  0 5 3 1  1 6 3 1

struct End
{
    float x : X;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation uint2 which : WHICH;
};

End vs(uint id : SV_VertexID)
{
    End output;
    output.x = id / 2 - 1.0;
    return output;
}

[instance(4)]
[maxvertexcount(4)]
void gs(inout TriangleStream<Vertex> stream, uint primitive : SV_PrimitiveID, line End input[2],
        uint instance : SV_GSInstanceID)
{
    float2 corner = float2(input[0].x, 1 - instance * 0.5);
    Vertex output;
    output.which = uint2(primitive, instance);
    output.place = float4(corner, 0.5, 1);
    stream.Append(output);
    output.place.x += 1;
    stream.Append(output);
    output.place.xy += float2(-1, -0.5);
    stream.Append(output);
    output.place.x += 1;
    stream.Append(output);
}

float4 ps(Vertex input) : SV_Target
{
    return float4(input.which.x, input.which.x + 5, input.which.y, 1);
}
