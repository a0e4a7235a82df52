// A cast of a heap element may be used where it stands: its methods, its members, its elements.
// RUN: %trefoil compile %s -T cs_6_6 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s

// CHECK: annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 2, i32 1033 })
// CHECK: annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 13, i32 16 })
// CHECK: annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 11, i32 0 })
// CHECK: annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 4108, i32 16 })
struct S
{
    float4 v;
};

RWStructuredBuffer<float4> o;

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    o[i] = ((Texture2D)ResourceDescriptorHeap[i]).Load(0);
    o[i] += ((ConstantBuffer<S>)ResourceDescriptorHeap[i + 1]).v;
    o[i] += ((ByteAddressBuffer)ResourceDescriptorHeap[5]).Load<float4>(i * 16);
    ((RWStructuredBuffer<float4>)ResourceDescriptorHeap[6])[i] = o[i];
}
