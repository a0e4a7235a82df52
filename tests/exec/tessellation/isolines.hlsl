// Five points on each of two isolines: the hull shader hands its control points on, and the domain shader places the points.
// vertex: vs
// hull: hs
// domain: ds
// pixel: ps
// target 0: rgba32float 5x2
// draw: 2
// topology: patches 2
// expect target 0 within 1e-5: 0 0 2 1  0.25 0 2 1  0.5 0 2 1  0.75 0 2 1  1 0 2 1
//    0 0.5 2 1  0.25 0.5 2 1  0.5 0.5 2 1  0.75 0.5 2 1  1 0.5 2 1

struct End
{
    float x : X;
};

struct Factors
{
    float lines[2] : SV_TessFactor;
};

struct Vertex
{
    float4 place : SV_Position;
    float4 color : COLOR;
};

End vs(uint id : SV_VertexID)
{
    End output = { 2.0 * id };
    return output;
}

Factors factors_of()
{
    Factors output;
    output.lines[0] = 2;
    output.lines[1] = 4;
    return output;
}

[domain("isoline")]
[partitioning("integer")]
[outputtopology("point")]
[outputcontrolpoints(2)]
[patchconstantfunc("factors_of")]
End hs(InputPatch<End, 2> input, uint i : SV_OutputControlPointID)
{
    return input[i];
}

[domain("isoline")]
Vertex ds(Factors factors, float2 at : SV_DomainLocation, const OutputPatch<End, 2> ends)
{
    float2 place = float2(lerp(ends[0].x, ends[1].x, at.x) / 2, at.y);
    Vertex output;
    output.place = float4(place.x * 1.6 - 0.8, 0.5 - 2 * place.y, 0.5, 1);
    output.color = float4(place, 2, 1);
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    return input.color;
}
