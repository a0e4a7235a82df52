// Matrices that a wave holds together, as a header declares them: a type by SPIR-V's numbers in a record template of the source's own
// `namespace vk`, whose field asks for capabilities, and functions that stand for instructions. With the capability
// VulkanMemoryModel the module has Vulkan's memory model.
// RUN: %trefoil dxc -spirv -T cs_6_6 -HV 2021 -fspv-target-env=vulkan1.3 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.3 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpCapability VulkanMemoryModel
// CHECK: OpCapability CooperativeMatrixKHR
// CHECK: OpExtension "SPV_KHR_cooperative_matrix"
// CHECK: OpMemoryModel Logical Vulkan
// CHECK: %[[A:[0-9]+]] = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_4 %uint_0
// CHECK: %[[B:[0-9]+]] = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_4 %uint_8 %uint_1
// CHECK: %[[SUM:[0-9]+]] = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_16 %uint_8 %uint_2
// CHECK: OpCooperativeMatrixLoadKHR %[[A]] {{.*}} %uint_4 None
// CHECK: OpCooperativeMatrixLoadKHR %[[B]] {{.*}} %uint_8 None
// CHECK: OpCooperativeMatrixMulAddKHR %[[SUM]]
// The instruction that takes a type and no value:
// CHECK: OpCooperativeMatrixLengthKHR %uint %[[SUM]]
// CHECK: OpCooperativeMatrixStoreKHR

template<typename R, typename P> [[vk::ext_instruction(4457)]]
R load_matrix([[vk::ext_reference]] P from, uint layout, uint stride, [[vk::ext_literal]] uint access);
template<typename M, typename P> [[vk::ext_instruction(4458)]]
void store_matrix([[vk::ext_reference]] P to, M value, uint layout, uint stride, [[vk::ext_literal]] uint access);
template<typename R, typename A, typename B> [[vk::ext_instruction(4459)]]
R multiply_add(A a, B b, R c, [[vk::ext_literal]] uint signs);
template<typename R, typename T> [[vk::ext_instruction(80)]] R construct(T value);
template<class M> uint __builtin_spv_CooperativeMatrixLengthKHR();

namespace vk {
enum Layout { RowMajor, ColumnMajor };
enum Use { UseA, UseB, UseSum };

namespace tiles {
template<typename T, uint rows, uint columns, vk::Use use> class Tile {
    template<uint access, Layout layout, class E> void Store(RWStructuredBuffer<E> to, uint at, uint stride);
    template<Layout layout, class E> void Store(RWStructuredBuffer<E> to, uint at, uint stride) {
        Store<0, layout>(to, at, stride);
    }
    template<Layout layout, class E> static Tile Load(StructuredBuffer<E> from, uint at, uint stride) {
        Tile result;
        result.held = load_matrix<Held>(from[at], layout, stride, 0);
        return result;
    }
    static Tile Splat(T value) {
        Tile result;
        result.held = construct<Held>(value);
        return result;
    }
    static uint Length() { return __builtin_spv_CooperativeMatrixLengthKHR<Held>(); }

    using Held = vk::SpirvOpaqueType<4456, T, vk::integral_constant<uint, 3>, vk::integral_constant<uint, rows>,
                                     vk::integral_constant<uint, columns>, vk::integral_constant<uint, use> >;
    [[vk::ext_extension("SPV_KHR_cooperative_matrix")]] [[vk::ext_capability(6022)]] [[vk::ext_capability(5345)]] Held held;
};
template<typename T, uint rows, uint columns> using A = Tile<T, rows, columns, UseA>;
template<typename T, uint rows, uint columns> using B = Tile<T, rows, columns, UseB>;
template<typename T, uint rows, uint columns> using Sum = Tile<T, rows, columns, UseSum>;

template<typename T, uint rows, uint columns, vk::Use use>
template<uint access, Layout layout, class E>
void Tile<T, rows, columns, use>::Store(RWStructuredBuffer<E> to, uint at, uint stride) {
    store_matrix(to[at], held, layout, stride, access);
}

// The sizes follow from the arguments, through the aliases.
template<typename T, uint rows, uint columns, uint inner>
Sum<T, rows, columns> multiply_add(A<T, rows, inner> a, B<T, inner, columns> b, Sum<T, rows, columns> c) {
    c.held = ::multiply_add(a.held, b.held, c.held, 0);
    return c;
}
}
}

StructuredBuffer<float> from;
RWStructuredBuffer<float> to;

[numthreads(64, 1, 1)]
void main() {
    using Result = vk::tiles::Sum<float, 16, 8>;
    vk::tiles::A<float, 16, 4> a = vk::tiles::A<float, 16, 4>::Load<vk::RowMajor>(from, 0, 4);
    vk::tiles::B<float, 4, 8> b = vk::tiles::B<float, 4, 8>::Load<vk::RowMajor>(from, 64, 8);
    Result c = vk::tiles::multiply_add(a, b, Result::Splat(1));
    if (Result::Length() > 4) c.Store<vk::RowMajor>(to, 0, 8);
}
