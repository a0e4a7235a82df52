// A geometry shader as text, read again, makes the same bytes.
// RUN: %trefoil compile %s -T gs_6_0 -Qstrip_debug -o %t.dxil
// RUN: %trefoil compile %s -T gs_6_0 --emit ll -o %t.ll
// RUN: %filecheck %s --input-file %t.ll
// RUN: %trefoil compile %t.ll -T gs_6_0 -o %t2.dxil
// RUN: %dxc-validate %t2.dxil
// RUN: %trefoil dis %t2.dxil | %filecheck %s --check-prefix=AGAIN

// CHECK: call fast <4 x float> @llvm.dx.load.input.{{.*}}(i32 0, i32 0, i32 1)
// CHECK: call void @llvm.dx.emit.stream(i32 0)
// CHECK: !trefoil.entries = 
// CHECK: !{i32 2, i32 2, i32 1, i32 3, i32 1}
// AGAIN: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 1)
// AGAIN: !{i32 2, i32 2, i32 1, i32 3, i32 1}

struct Vertex
{
    float4 place : SV_Position;
};

[maxvertexcount(2)]
void main(line Vertex input[2], inout LineStream<Vertex> stream)
{
    stream.Append(input[1]);
    stream.Append(input[0]);
}
