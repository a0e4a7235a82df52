// A geometry shader: its properties, streams and vertices.
//
// SHADER: gs_6_0
// BREAKS Sm.GSOutputVertexCountRange: !{i32 3, i32 6, i32 1, i32 5, i32 2} => !{i32 3, i32 1025, i32 1, i32 5, i32 2}
// BREAKS Sm.GSInstanceCountRange: !{i32 3, i32 6, i32 1, i32 5, i32 2} => !{i32 3, i32 6, i32 1, i32 5, i32 33}
// BREAKS Sm.GSValidInputPrimitive: !{i32 3, i32 6, i32 1, i32 5, i32 2} => !{i32 4, i32 6, i32 1, i32 5, i32 2}
// BREAKS Sm.GSValidOutputPrimitiveTopology: !{i32 3, i32 6, i32 1, i32 5, i32 2} => !{i32 3, i32 6, i32 1, i32 4, i32 2}
// BREAKS Sm.GSTotalOutputVertexDataRange: !{i32 3, i32 6, i32 1, i32 5, i32 2} => !{i32 3, i32 512, i32 1, i32 5, i32 2}
// BREAKS Instr.OperandRange: @dx.op.emitStream(i32 97, i8 0) => @dx.op.emitStream(i32 97, i8 1)
// BREAKS Instr.OperandRange: i8 0, i32 2) => i8 0, i32 3)
// BREAKS Sm.CompletePosition: @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, => @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2,
// BREAKS Meta.NoEntryPropsForEntry: !{i32 1, ! => !{i32 5, !
struct Vertex { float4 place : SV_Position; };

[maxvertexcount(6)]
[instance(2)]
void main(triangle Vertex of[3], inout TriangleStream<Vertex> stream) {
    for (uint i = 0; i < 2; i++) {
        Vertex v;
        v.place = of[2].place + of[0].place * i;
        stream.Append(v);
    }
}
