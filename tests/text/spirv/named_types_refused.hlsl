// What is no type of the namespace `vk`, or not of the operands that it takes.
// RUN: not %trefoil dxc -spirv -T cs_6_6 %s 2>&1 | %filecheck %s

// CHECK: :[[#@LINE+1]]:29: error: template argument for non-type template parameter must be an expression
typedef vk::SpirvOpaqueType<float, 4> A;
// CHECK: :[[#@LINE+1]]:13: error: too few template arguments for class template 'SpirvOpaqueType'
typedef vk::SpirvOpaqueType<> B;
// CHECK: :[[#@LINE+1]]:33: error: template argument for template type parameter must be a type
typedef vk::SpirvOpaqueType<28, 4> C;
// CHECK: :[[#@LINE+1]]:13: error: too few template arguments for class template 'SpirvType'
typedef vk::SpirvType<28, 4> D;
// CHECK: :[[#@LINE+1]]:13: error: too few template arguments for class template 'integral_constant'
typedef vk::integral_constant<int> E;
// CHECK: :[[#@LINE+1]]:31: error: template argument for integral constant parameter must be an integer type
typedef vk::integral_constant<float, 4> F;
// CHECK: :[[#@LINE+1]]:45: error: template argument for literal parameter must be a vk::integral_constant
typedef vk::SpirvType<28, 4, 4, vk::Literal<int> > G;
// CHECK: :[[#@LINE+1]]:13: error: no type named 'Foo' in namespace 'vk'
typedef vk::Foo<int> H;
// CHECK: :[[#@LINE+1]]:33: error: 'Texture2D<float4>' is an object and cannot be used as a type parameter
typedef vk::SpirvOpaqueType<28, Texture2D<float4>, vk::integral_constant<uint, 4> > I;

typedef vk::SpirvOpaqueType<28, float, vk::integral_constant<uint, 4> > Array;
// CHECK: :[[#@LINE+1]]:20: error: 'SpirvOpaqueType<28, float, vk::integral_constant<uint, 4> >' cannot be used as a type parameter
RWStructuredBuffer<Array> arrays;

[numthreads(1, 1, 1)]
void main()
{
    Array a;
    // CHECK: :[[#@LINE+1]]:19: error: scalar, vector, or matrix expected
    Array sum = a + a;
    // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: cannot initialize a variable of type 'float'
    float number = a;
}
