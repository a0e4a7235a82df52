// A geometry shader of two streams.
//
// SHADER: gs_6_0
// BREAKS Sm.MultiStreamMustBePoint: !15 = !{i32 1, i32 3, i32 3, i32 1, i32 1} => !15 = !{i32 1, i32 3, i32 3, i32 5, i32 1}
// BREAKS Sm.StreamIndexRange: !13 = !{i32 0, i32 1, i32 3, i32 1} => !13 = !{i32 0, i32 4, i32 3, i32 1}
// BREAKS Instr.OperandRange: @dx.op.emitStream(i32 97, i8 1) => @dx.op.emitStream(i32 97, i8 4)
// BREAKS Sm.GSTotalOutputVertexDataRange: !15 = !{i32 1, i32 3, => !15 = !{i32 1, i32 1024,
// BREAKS Sm.Semantic: !"MORE", i8 9, i8 0, => !"SV_Target", i8 9, i8 16,
struct A { float4 place : SV_Position; };
struct B { float more : MORE; };
[maxvertexcount(3)]
void main(point A points[1], inout PointStream<A> first, inout PointStream<B> second) {
    A a; a.place = points[0].place; first.Append(a);
    B b; b.more = points[0].place.x; second.Append(b);
}
