// A pixel shader may take the structure of what comes before it, with its point size, and may not read that.
// RUN: %trefoil dxc -T ps_6_0 -E unread -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: not %trefoil dxc -T ps_6_0 -E read -spirv %s 2>&1 | %filecheck %s --check-prefix=READ
// RUN: not %trefoil dxc -T ps_6_0 -E unread -spirv -fspv-preserve-interface %s 2>&1 | %filecheck %s --check-prefix=READ

// CHECK-NOT: PointSize
// READ: error: PointSize builtin cannot be used as PSIn

struct Vertex
{
    float4 position : SV_Position;
    [[vk::builtin("PointSize")]] float size : PSIZE;
    float4 color : COLOR;
};

float4 unread(Vertex v) : SV_Target { return v.color; }

float4 read(Vertex v) : SV_Target { return v.size; }
