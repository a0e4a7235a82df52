// An amplification shader: its payload in the memory of its group.
//
// SHADER: as_6_5
// BREAKS Sm.AmplificationShaderPayloadSize: !6 = !{!7, i32 20} => !6 = !{!7, i32 20000}
// BREAKS Sm.AmplificationShaderPayloadSizeDeclared: !6 = !{!7, i32 20} => !6 = !{!7, i32 2}
// BREAKS Sm.MaxTGSMSizeOnEntry: [4 x float] => [9000 x float]
// BREAKS Sm.MaxTheadGroup: !7 = !{i32 4, i32 1, => !7 = !{i32 128, i32 2,
// BREAKS Instr.NonDominatingDispatchMesh: %2 = shl i32 %1, 1 => %2 = shl i32 %1, 1 %c = icmp eq i32 %1, 0 br i1 %c, label %a, label %b b: ret void a:
// BREAKS Instr.NotOnceDispatchMesh: ret void => call void @dx.op.dispatchMesh.struct.Payload.0(i32 173, i32 1, i32 1, i32 1, %struct.Payload.0 addrspace(3)* nonnull @"\01?given@@3UPayload@@A.1") ret void
struct Payload { uint first; float4 colour; };
groupshared Payload given;
[numthreads(4, 1, 1)]
void main(uint at : SV_GroupIndex) {
    given.first = at;
    given.colour = at * 2;
    DispatchMesh(1, 1, 1, given);
}
