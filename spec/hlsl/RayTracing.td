// Ray tracing: the functions of its stages, ray queries, hit objects.

defvar HitObject = Slot<DxHitObject_t>;
defvar Rows3x4 = Mat<float_t, "3", "4">;
defvar Rows4x3 = Mat<float_t, "4", "3">;
// What a trace is told before the ray.
class TraceOperands<list<HLSLParam> more> {
  list<HLSLParam> List = !listconcat([In<"AccelerationStructure", Slot<acceleration_struct_t>>, In<"RayFlags", Uint>,
                                      In<"InstanceInclusionMask", Uint>], more);
}
defvar ShaderTableOperands = [
  In<"RayContributionToHitGroupIndex", Uint>, In<"MultiplierForGeometryContributionToHitGroupIndex", Uint>,
  In<"MissShaderIndex", Uint>, In<"Ray", Slot<ray_desc_t>>, InOut<"Payload", Slot<udt_t>>
];

// What shaders call.
def : Action<"AcceptHitAndEndSearch", [], Custom<"AcceptHit">, [AcceptHitAndEndSearch]>;
def : Function<"AllocateRayQuery", [
  Overload<Uint, [In<"flags", Uint>, In<"rayqueryflags", Uint>], [hidden]>
], Unsupported, [AllocateRayQuery, AllocateRayQuery2]>;
def : Action<"CallShader", [In<"ShaderIndex", Uint>, InOut<"Parameter", Slot<udt_t>>], Custom<"CallShader">, [CallShader]>;
def : Action<"IgnoreHit", [], Custom<"IgnoreHit">, [IgnoreHit]>;
def : Function<"ReportHit", [
  Overload<Bool, [In<"THit", Float>, In<"HitKind", Uint>, In<"Attributes", Slot<udt_t>>]>
], Custom<"ReportHit">, [ReportHit]>;
def : Action<"TraceRay", TraceOperands<ShaderTableOperands>.List, Custom<"TraceRay">, [TraceRay]>;

// What they know.
class RayValue<string name, Slot result, DXILOp op> : SystemValue<name, result, RayState<op>, [op]>;
// Of shader model 6.10.
class NewRayValue<string name, Slot result, DXILOp op> : SystemValue<name, result, Unsupported, [op], 10>;
def : NewRayValue<"ClusterID", Uint, ClusterID>;
def : RayValue<"DispatchRaysDimensions", Uint3, DispatchRaysDimensions>;
def : RayValue<"DispatchRaysIndex", Uint3, DispatchRaysIndex>;
def : RayValue<"GeometryIndex", Uint, GeometryIndex>;
def : SystemValue<"HitKind", Uint, Direct<int_HitKind>, [HitKind]>;
def : SystemValue<"InstanceID", Uint, Direct<int_InstanceID>, [InstanceID]>;
def : SystemValue<"InstanceIndex", Uint, Direct<int_InstanceIndex>, [InstanceIndex]>;
def : RayValue<"ObjectRayDirection", Float3, ObjectRayDirection>;
def : RayValue<"ObjectRayOrigin", Float3, ObjectRayOrigin>;
def : SystemValue<"PrimitiveIndex", Uint, Direct<int_PrimitiveIndex>, [PrimitiveIndex]>;
def : SystemValue<"RayFlags", Uint, Direct<int_RayFlags>, [RayFlags]>;
def : SystemValue<"RayTCurrent", Float, Direct<int_RayTCurrent>, [RayTCurrent]>;
def : RayValue<"RayTMin", Float, RayTMin>;
def : NewRayValue<"TriangleObjectPositions", Slot<triangle_positions_t>, TriangleObjectPosition>;
def : RayValue<"WorldRayDirection", Float3, WorldRayDirection>;
def : RayValue<"WorldRayOrigin", Float3, WorldRayOrigin>;
class Transform<string name, Slot result, DXILOp op, bit transposed = false>
    : SystemValue<name, result, RayState<op, transposed>, [op]>;
def : Transform<"ObjectToWorld", Rows3x4, ObjectToWorld>;
def : Transform<"ObjectToWorld3x4", Rows3x4, ObjectToWorld>;
def : Transform<"ObjectToWorld4x3", Rows4x3, ObjectToWorld, true>;
def : Transform<"WorldToObject", Rows3x4, WorldToObject>;
def : Transform<"WorldToObject3x4", Rows3x4, WorldToObject>;
def : Transform<"WorldToObject4x3", Rows4x3, WorldToObject, true>;

// RayQuery: what it does.
class RayQueryAction<string name, list<HLSLParam> params, Lowering how, list<DXILOp> ops, Slot result = Void>
    : Method<RayQuery, name, [Overload<result, params>], how, ops>;
def : RayQueryAction<"Abort", [], Query<int_RayQueryAbort>, [RayQuery_Abort]>;
def : RayQueryAction<"CommitNonOpaqueTriangleHit", [], Query<int_RayQueryCommitTriangle>,
                     [RayQuery_CommitNonOpaqueTriangleHit]>;
def : RayQueryAction<"CommitProceduralPrimitiveHit", [In<"t", Float>], Query<int_RayQueryCommitProcedural>,
                     [RayQuery_CommitProceduralPrimitiveHit]>;
def : RayQueryAction<"Proceed", [], Query<int_RayQueryProceed>, [RayQuery_Proceed], Bool>;
def : RayQueryAction<"TraceRayInline", TraceOperands<[In<"Ray", Slot<ray_desc_t>>]>.List, Custom<"TraceRayInline">,
                     [RayQuery_TraceRayInline]>;

// RayQuery: what it knows.
class RayQueryState<string name, Slot result, DXILOp op, bit transposed = false>
    : Method<RayQuery, name, [Overload<result, [], [readonly]>], QueryState<op, transposed>, [op]>;
// Of shader model 6.10.
class NewRayQueryState<string name, Slot result, DXILOp op>
    : Method<RayQuery, name, [Overload<result, [], [readonly], 10>], Unsupported, [op]>;
def : NewRayQueryState<"CandidateClusterID", Uint, RayQuery_CandidateClusterID>;
def : RayQueryState<"CandidateGeometryIndex", Uint, RayQuery_CandidateGeometryIndex>;
def : RayQueryState<"CandidateInstanceContributionToHitGroupIndex", Uint,
                    RayQuery_CandidateInstanceContributionToHitGroupIndex>;
def : RayQueryState<"CandidateInstanceID", Uint, RayQuery_CandidateInstanceID>;
def : RayQueryState<"CandidateInstanceIndex", Uint, RayQuery_CandidateInstanceIndex>;
def : RayQueryState<"CandidateObjectRayDirection", Float3, RayQuery_CandidateObjectRayDirection>;
def : RayQueryState<"CandidateObjectRayOrigin", Float3, RayQuery_CandidateObjectRayOrigin>;
def : RayQueryState<"CandidateObjectToWorld3x4", Rows3x4, RayQuery_CandidateObjectToWorld3x4>;
def : RayQueryState<"CandidateObjectToWorld4x3", Rows4x3, RayQuery_CandidateObjectToWorld3x4, true>;
def : RayQueryState<"CandidatePrimitiveIndex", Uint, RayQuery_CandidatePrimitiveIndex>;
def : RayQueryState<"CandidateProceduralPrimitiveNonOpaque", Bool, RayQuery_CandidateProceduralPrimitiveNonOpaque>;
def : RayQueryState<"CandidateTriangleBarycentrics", Float2, RayQuery_CandidateTriangleBarycentrics>;
def : RayQueryState<"CandidateTriangleFrontFace", Bool, RayQuery_CandidateTriangleFrontFace>;
def : NewRayQueryState<"CandidateTriangleObjectPositions", Slot<triangle_positions_t>,
                       RayQuery_CandidateTriangleObjectPosition>;
def : RayQueryState<"CandidateTriangleRayT", Float, RayQuery_CandidateTriangleRayT>;
def : RayQueryState<"CandidateType", Uint, RayQuery_CandidateType>;
def : RayQueryState<"CandidateWorldToObject3x4", Rows3x4, RayQuery_CandidateWorldToObject3x4>;
def : RayQueryState<"CandidateWorldToObject4x3", Rows4x3, RayQuery_CandidateWorldToObject3x4, true>;
def : NewRayQueryState<"CommittedClusterID", Uint, RayQuery_CommittedClusterID>;
def : RayQueryState<"CommittedGeometryIndex", Uint, RayQuery_CommittedGeometryIndex>;
def : RayQueryState<"CommittedInstanceContributionToHitGroupIndex", Uint,
                    RayQuery_CommittedInstanceContributionToHitGroupIndex>;
def : RayQueryState<"CommittedInstanceID", Uint, RayQuery_CommittedInstanceID>;
def : RayQueryState<"CommittedInstanceIndex", Uint, RayQuery_CommittedInstanceIndex>;
def : RayQueryState<"CommittedObjectRayDirection", Float3, RayQuery_CommittedObjectRayDirection>;
def : RayQueryState<"CommittedObjectRayOrigin", Float3, RayQuery_CommittedObjectRayOrigin>;
def : RayQueryState<"CommittedObjectToWorld3x4", Rows3x4, RayQuery_CommittedObjectToWorld3x4>;
def : RayQueryState<"CommittedObjectToWorld4x3", Rows4x3, RayQuery_CommittedObjectToWorld3x4, true>;
def : RayQueryState<"CommittedPrimitiveIndex", Uint, RayQuery_CommittedPrimitiveIndex>;
def : RayQueryState<"CommittedRayT", Float, RayQuery_CommittedRayT>;
def : RayQueryState<"CommittedStatus", Uint, RayQuery_CommittedStatus>;
def : RayQueryState<"CommittedTriangleBarycentrics", Float2, RayQuery_CommittedTriangleBarycentrics>;
def : RayQueryState<"CommittedTriangleFrontFace", Bool, RayQuery_CommittedTriangleFrontFace>;
def : NewRayQueryState<"CommittedTriangleObjectPositions", Slot<triangle_positions_t>,
                       RayQuery_CommittedTriangleObjectPosition>;
def : RayQueryState<"CommittedWorldToObject3x4", Rows3x4, RayQuery_CommittedWorldToObject3x4>;
def : RayQueryState<"CommittedWorldToObject4x3", Rows4x3, RayQuery_CommittedWorldToObject3x4, true>;
def : RayQueryState<"RayFlags", Uint, RayQuery_RayFlags>;
def : RayQueryState<"RayTMin", Float, RayQuery_RayTMin>;
def : RayQueryState<"WorldRayDirection", Float3, RayQuery_WorldRayDirection>;
def : RayQueryState<"WorldRayOrigin", Float3, RayQuery_WorldRayOrigin>;

// dx::HitObject: what it does.
class HitObjectAction<string name, list<Overload> overloads, list<DXILOp> ops>
    : Method<DxHitObject, name, overloads, Custom<"HitObject" # name>, ops>;
def : HitObjectAction<"FromRayQuery", [
  Overload<HitObject, [In<"rq", Slot<RayQuery_t>>], [static], 9>,
  Overload<HitObject, [In<"rq", Slot<RayQuery_t>>, In<"HitKind", Uint>, In<"Attributes", Slot<udt_t>>], [static], 9>
], [HitObject_FromRayQuery, HitObject_FromRayQueryWithAttrs]>;
def : HitObjectAction<"GetAttributes", [Overload<Void, [Out<"Attributes", Slot<udt_t>>], [], 9>],
                      [HitObject_Attributes]>;
def : HitObjectAction<"Invoke", [
  Overload<Void, [In<"ho", HitObject>, InOut<"Payload", Slot<udt_t>>], [static], 9>
], [HitObject_Invoke]>;
def : HitObjectAction<"LoadLocalRootTableConstant", [
  Overload<Uint, [In<"RootConstantOffsetInBytes", Uint>], [readonly], 9>
], [HitObject_LoadLocalRootTableConstant]>;
def : HitObjectAction<"MakeMiss", [
  Overload<HitObject, [In<"RayFlags", Uint>, In<"MissShaderIndex", Uint>, In<"Ray", Slot<ray_desc_t>>], [static], 9>
], [HitObject_MakeMiss]>;
def : HitObjectAction<"MakeNop", [Overload<HitObject, [], [static], 9>], [HitObject_MakeNop]>;
def : HitObjectAction<"SetShaderTableIndex", [
  Overload<Void, [In<"RecordIndex", Uint>], [], 9>
], [HitObject_SetShaderTableIndex]>;
def : HitObjectAction<"TraceRay", [
  Overload<HitObject, TraceOperands<ShaderTableOperands>.List, [static], 9>
], [HitObject_TraceRay]>;
def : Builtin<Dx, "MaybeReorderThread", [
  Overload<Void, [In<"HitObject", HitObject>], [], 9>,
  Overload<Void, [In<"CoherenceHint", Uint>, In<"NumCoherenceHintBitsFromLSB", Uint>], [], 9>,
  Overload<Void, [In<"HitObject", HitObject>, In<"CoherenceHint", Uint>, In<"NumCoherenceHintBitsFromLSB", Uint>],
           [], 9>
], Custom<"MaybeReorderThread">, [MaybeReorderThread]>;

// dx::HitObject: what it knows.
class HitObjectState<string name, Slot result, DXILOp op, bit transposed = false>
    : Method<DxHitObject, name, [Overload<result, [], [readnone], 9>], QueryState<op, transposed>, [op]>;
// Of shader model 6.10.
class NewHitObjectState<string name, Slot result, DXILOp op>
    : Method<DxHitObject, name, [Overload<result, [], [readnone], 10>], Unsupported, [op]>;
def : NewHitObjectState<"GetClusterID", Uint, HitObject_ClusterID>;
def : HitObjectState<"GetGeometryIndex", Uint, HitObject_GeometryIndex>;
def : HitObjectState<"GetHitKind", Uint, HitObject_HitKind>;
def : HitObjectState<"GetInstanceID", Uint, HitObject_InstanceID>;
def : HitObjectState<"GetInstanceIndex", Uint, HitObject_InstanceIndex>;
def : HitObjectState<"GetObjectRayDirection", Float3, HitObject_ObjectRayDirection>;
def : HitObjectState<"GetObjectRayOrigin", Float3, HitObject_ObjectRayOrigin>;
def : HitObjectState<"GetObjectToWorld3x4", Rows3x4, HitObject_ObjectToWorld3x4>;
def : HitObjectState<"GetObjectToWorld4x3", Rows4x3, HitObject_ObjectToWorld3x4, true>;
def : HitObjectState<"GetPrimitiveIndex", Uint, HitObject_PrimitiveIndex>;
def : HitObjectState<"GetRayFlags", Uint, HitObject_RayFlags>;
def : HitObjectState<"GetRayTCurrent", Float, HitObject_RayTCurrent>;
def : HitObjectState<"GetRayTMin", Float, HitObject_RayTMin>;
def : HitObjectState<"GetShaderTableIndex", Uint, HitObject_ShaderTableIndex>;
def : HitObjectState<"GetWorldRayDirection", Float3, HitObject_WorldRayDirection>;
def : HitObjectState<"GetWorldRayOrigin", Float3, HitObject_WorldRayOrigin>;
def : HitObjectState<"GetWorldToObject3x4", Rows3x4, HitObject_WorldToObject3x4>;
def : HitObjectState<"GetWorldToObject4x3", Rows4x3, HitObject_WorldToObject3x4, true>;
def : HitObjectState<"IsHit", Bool, HitObject_IsHit>;
def : HitObjectState<"IsMiss", Bool, HitObject_IsMiss>;
def : HitObjectState<"IsNop", Bool, HitObject_IsNop>;
def : NewHitObjectState<"TriangleObjectPositions", Slot<triangle_positions_t>, HitObject_TriangleObjectPosition>;
