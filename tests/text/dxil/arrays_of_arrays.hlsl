// The variable of an array of arrays keeps all of its dimensions, by which reflection names the element that stands for all: grid[0][0].
// RUN: %trefoil dxc -T cs_6_0 %s -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: !{i32 {{[0-9]+}}, [2 x [3 x %"class.StructuredBuffer<vector<float, 4> >"]]* undef
// CHECK: !{i32 {{[0-9]+}}, [0 x [4 x %struct.ByteAddressBuffer]]* undef
StructuredBuffer<float4> grid[2][3];
ByteAddressBuffer open[][4] : register(t0, space1);
RWStructuredBuffer<float> results;

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    results[i] = grid[1][2][i].x + open[i][1].Load(4);
}
