// Functions of one stage, or of what surrounds the shader: barriers, attributes, samples, tessellation, printing.

// Barriers.
def : Action<"AllMemoryBarrier", [], Direct<int_AllBarrier>, [Barrier]>;
def : Action<"DeviceMemoryBarrier", [], Direct<int_DeviceBarrier>, [Barrier]>;
let StageLimit = [compute, mesh, amplification, node, library] in {
def : Action<"AllMemoryBarrierWithGroupSync", [], Direct<int_AllBarrierSync>, [Barrier]>;
def : Action<"DeviceMemoryBarrierWithGroupSync", [], Direct<int_DeviceBarrierSync>, [Barrier]>;
def : Action<"GroupMemoryBarrier", [], Direct<int_GroupBarrier>, [Barrier]>;
def : Action<"GroupMemoryBarrierWithGroupSync", [], Direct<int_GroupBarrierSync>, [Barrier]>;
}
def : Function<"Barrier", [
  Overload<Void, [In<"MemoryTypeFlags", Uint>, In<"SemanticFlags", Uint>]>,
  Overload<Void, [In<"o", Slot<NodeRecordOrUAV_t>>, In<"SemanticFlags", Uint>]>
], Custom<"Barrier">, [BarrierByMemoryType, BarrierByMemoryHandle, BarrierByNodeRecordHandle]>;

// Handles and sparse resources.
def : Function<"CheckAccessFullyMapped", [
  Overload<Bool, [In<"status", Slot<uint_only_t>>], [readnone]>
], Custom<"CheckAccessFullyMapped">, [CheckAccessFullyMapped]>;
def : Function<"CreateResourceFromHeap", [
  Overload<Slot<resource_t>, [In<"index", Uint>], [hidden]>
], Unsupported, [CreateHandleFromHeap, AnnotateHandle]>;
def : LaneFunction<"NonUniformResourceIndex", any_t, ["index"], Custom<"NonUniformIndex">>;

// Pixels: attributes elsewhere, samples, helper lanes.
class Evaluation<string name, list<HLSLParam> where, Lowering how, list<DXILOp> ops>
    : Function<name, [Overload<Any<numeric_t, 1, 1>, !listconcat([In<"value", Any<numeric_t>>], where), [readnone]>],
               how, ops>;
def : Evaluation<"EvaluateAttributeAtSample", [In<"index", Uint>], Attribute<int_EvalSample>, [EvalSampleIndex]>;
def : Evaluation<"EvaluateAttributeCentroid", [], Attribute<int_EvalCentroid>, [EvalCentroid]>;
def : Evaluation<"EvaluateAttributeSnapped", [In<"offset", Int2>], Custom<"EvaluateSnapped">, [EvalSnapped]>;
def : Evaluation<"GetAttributeAtVertex", [In<"VertexID", Uint>], Attribute<int_AttributeAtVertex>, [AttributeAtVertex]>;
def : SystemValue<"GetRenderTargetSampleCount", Uint, Direct<int_RenderTargetSampleCount>,
                  [RenderTargetGetSampleCount]>;
def : Function<"GetRenderTargetSamplePosition", [
  Overload<Float2, [In<"s", Int>], [readnone]>
], Direct<int_RenderTargetSamplePosition>, [RenderTargetGetSamplePosition]>;
def : Function<"IsHelperLane", [Overload<Bool, [], [readonly]>], Custom<"IsHelperLane">, [IsHelperLane]>;
def : Action<"clip", [In<"x", Any<float_t>>], Custom<"Clip">, [Discard]>;

// Tessellation factors, rounded as a partitioning asks. (`Process2DQuadTessFactorsAvg` to `ProcessTriTessFactorsMin`)
class TessFactors<string name, string reduction, string edges, string scales, string inside, string what>
    : Action<name#reduction, [In<"RawEdgeFactors", Vec<float_t, edges>>, In<"InsideScale", Vec<float_t, scales>>,
                    Out<"RoundedEdgeFactors", Vec<float_t, edges>>, Out<"RoundedInside"#what, Vec<float_t, inside>>,
                    Out<"UnroundedInside"#what, Vec<float_t, inside>>],
             Custom<"TessFactors"#reduction>, []>;
let StageLimit = [hull] in {
foreach reduction = ["Avg", "Max", "Min"] in {
def : TessFactors<"Process2DQuadTessFactors", reduction, "4", "2", "2", "Factors">;
def : TessFactors<"ProcessQuadTessFactors", reduction, "4", "1", "2", "Factors">;
def : TessFactors<"ProcessTriTessFactors", reduction, "3", "1", "1", "Factor">;
}
def : Action<"ProcessIsolineTessFactors",
             [In<"RawDetailFactor", Float1>, In<"RawDensityFactor", Float1>, Out<"RoundedDetailFactor", Float1>,
              Out<"RoundedDensityFactor", Float1>], Custom<"TessFactorsLine">, []>;
}

// Meshes.
def : Action<"DispatchMesh", [In<"threadGroupCountX", Uint>, In<"threadGroupCountY", Uint>,
                              In<"threadGroupCountZ", Uint>, In<"meshPayload", Slot<udt_t>>], Custom<"DispatchMesh">,
             [DispatchMesh]>;
def : Action<"SetMeshOutputCounts", [In<"numVertices", Uint>, In<"numPrimitives", Uint>], Direct<int_SetMeshOutputCounts>,
             [SetMeshOutputCounts]>;

// Work graphs.
def : Function<"GetRemainingRecursionLevels", [Overload<Uint>], Direct<int_NodeLevels>, [GetRemainingRecursionLevels]>;

// Debugging.
def : Function<"DebugBreak", [Overload<Void, [], [], 10>], Unsupported, [DebugBreak]>;
def : Action<"abort", [], Unsupported, []>;
def : Action<"printf", [In<"Format", Slot<string_t>>, VariadicArgs<"...", Slot<void_t, "", OfArguments, 0>>],
             Custom<"Printf">, []>;
def : Action<"source_mark", [], Unsupported, []>;
def : Builtin<Dx, "DxIsDebuggingEnabled", [Overload<Bool, [], [], 10>], Unsupported, [IsDebuggingEnabled]>;
