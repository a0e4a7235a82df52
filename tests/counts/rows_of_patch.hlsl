// -T hs_6_0 -E main
// Rows of control points by variable indices in the function for the patch: what is made is read where it lies.
cbuffer Choice { uint4 choice; };

struct Corner { float4 place : SV_Position; float values[3] : VALUE; };
struct Patch { float outer[3] : SV_TessFactor; float inner : SV_InsideTessFactor; float2 kept[4] : KEPT; };

Patch of_patch(InputPatch<Corner, 3> input, OutputPatch<Corner, 3> made)
{
    Patch output;
    output.outer[0] = output.outer[1] = output.outer[2] = output.inner = 1;
    for (uint i = 0; i < 4; i++)
        output.kept[i] = float2(input[choice.x & 1].values[i % 3], made[choice.y & 1].values[choice.x & 1] + i);
    return output;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("of_patch")]
Corner main(InputPatch<Corner, 3> input, uint i : SV_OutputControlPointID)
{
    return input[i];
}
