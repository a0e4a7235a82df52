// The built-in functions and methods of HLSL: the one place that says what each is.
//
// `cargo xtask codegen` makes the overload tables of trefoil-hlsl from here.

include "HLSLBase.td"

def Global : HLSLNamespace<"Intrinsics", "", "Global">;
def Vk : HLSLNamespace<"VkIntrinsics", "Vk", "Vk">;
def BufferPointer : HLSLNamespace<"BufferPointerMethods", "BufferPointer", "BufferPointer">;
def Stream : HLSLNamespace<"StreamMethods", "Stream", "Stream">;
def Texture1D : HLSLNamespace<"Texture1DMethods", "Texture", "Texture1D">;
def Texture1DArray : HLSLNamespace<"Texture1DArrayMethods", "Texture", "Texture1DArray">;
def Texture2D : HLSLNamespace<"Texture2DMethods", "Texture", "Texture2D">;
def Texture2DMS : HLSLNamespace<"Texture2DMSMethods", "Texture", "Texture2DMS">;
def Texture2DArray : HLSLNamespace<"Texture2DArrayMethods", "Texture", "Texture2DArray">;
def Texture2DArrayMS : HLSLNamespace<"Texture2DArrayMSMethods", "Texture", "Texture2DArrayMS">;
def Texture3D : HLSLNamespace<"Texture3DMethods", "Texture", "Texture3D">;
def TextureCUBE : HLSLNamespace<"TextureCUBEMethods", "Texture", "TextureCUBE">;
def TextureCUBEArray : HLSLNamespace<"TextureCUBEArrayMethods", "Texture", "TextureCUBEArray">;
def Buffer : HLSLNamespace<"BufferMethods", "Buffer", "Buffer">;
def RWTexture1D : HLSLNamespace<"RWTexture1DMethods", "Texture", "RWTexture1D">;
def RWTexture1DArray : HLSLNamespace<"RWTexture1DArrayMethods", "Texture", "RWTexture1DArray">;
def RWTexture2D : HLSLNamespace<"RWTexture2DMethods", "Texture", "RWTexture2D">;
def RWTexture2DArray : HLSLNamespace<"RWTexture2DArrayMethods", "Texture", "RWTexture2DArray">;
def RWTexture2DMS : HLSLNamespace<"RWTexture2DMSMethods", "Texture", "RWTexture2DMS">;
def RWTexture2DMSArray : HLSLNamespace<"RWTexture2DMSArrayMethods", "Texture", "RWTexture2DMSArray">;
def RWTexture3D : HLSLNamespace<"RWTexture3DMethods", "Texture", "RWTexture3D">;
def RWBuffer : HLSLNamespace<"RWBufferMethods", "Buffer", "RWBuffer">;
def ByteAddressBuffer : HLSLNamespace<"ByteAddressBufferMethods", "ByteAddress", "ByteAddressBuffer">;
def RWByteAddressBuffer : HLSLNamespace<"RWByteAddressBufferMethods", "ByteAddress", "RWByteAddressBuffer">;
def StructuredBuffer : HLSLNamespace<"StructuredBufferMethods", "Structured", "StructuredBuffer">;
def RWStructuredBuffer : HLSLNamespace<"RWStructuredBufferMethods", "Structured", "RWStructuredBuffer">;
def AppendStructuredBuffer : HLSLNamespace<"AppendStructuredBufferMethods", "Structured", "AppendStructuredBuffer">;
def ConsumeStructuredBuffer : HLSLNamespace<"ConsumeStructuredBufferMethods", "Structured", "ConsumeStructuredBuffer">;
def FeedbackTexture2D : HLSLNamespace<"FeedbackTexture2DMethods", "Feedback", "FeedbackTexture2D">;
def FeedbackTexture2DArray : HLSLNamespace<"FeedbackTexture2DArrayMethods", "Feedback", "FeedbackTexture2DArray">;
def RayQuery : HLSLNamespace<"RayQueryMethods", "RayQuery", "RayQuery">;
def DxHitObject : HLSLNamespace<"DxHitObjectMethods", "HitObject", "DxHitObject">;
def Dx : HLSLNamespace<"DxIntrinsics", "Dx", "Dx">;
def EmptyNodeInput : HLSLNamespace<"EmptyNodeInputMethods", "Node", "EmptyNodeInput">;
def RWDispatchNodeInputRecord : HLSLNamespace<"RWDispatchNodeInputRecordMethods", "Node", "RWDispatchNodeInputRecord">;
def GroupNodeInputRecords : HLSLNamespace<"GroupNodeInputRecordsMethods", "Node", "GroupNodeInputRecords">;
def NodeOutput : HLSLNamespace<"NodeOutputMethods", "Node", "NodeOutput">;
def EmptyNodeOutput : HLSLNamespace<"EmptyNodeOutputMethods", "Node", "EmptyNodeOutput">;
def GroupOrThreadNodeOutputRecords : HLSLNamespace<"GroupOrThreadNodeOutputRecordsMethods", "Node", "GroupOrThreadNodeOutputRecords">;
def VkSubpassInput : HLSLNamespace<"VkSubpassInputMethods", "SubpassInput", "VkSubpassInput">;
def VkSubpassInputMS : HLSLNamespace<"VkSubpassInputMSMethods", "SubpassInput", "VkSubpassInputMS">;
def VkSampledTexture1D : HLSLNamespace<"VkSampledTexture1DMethods", "SampledTexture", "VkSampledTexture1D">;
def VkSampledTexture1DArray : HLSLNamespace<"VkSampledTexture1DArrayMethods", "SampledTexture", "VkSampledTexture1DArray">;
def VkSampledTexture2D : HLSLNamespace<"VkSampledTexture2DMethods", "SampledTexture", "VkSampledTexture2D">;
def VkSampledTexture2DArray : HLSLNamespace<"VkSampledTexture2DArrayMethods", "SampledTexture", "VkSampledTexture2DArray">;
def VkSampledTexture2DMS : HLSLNamespace<"VkSampledTexture2DMSMethods", "SampledTexture", "VkSampledTexture2DMS">;
def VkSampledTexture2DMSArray : HLSLNamespace<"VkSampledTexture2DMSArrayMethods", "SampledTexture", "VkSampledTexture2DMSArray">;
def VkSampledTexture3D : HLSLNamespace<"VkSampledTexture3DMethods", "SampledTexture", "VkSampledTexture3D">;
def VkSampledTextureCUBE : HLSLNamespace<"VkSampledTextureCUBEMethods", "SampledTexture", "VkSampledTextureCUBE">;
def VkSampledTextureCUBEArray : HLSLNamespace<"VkSampledTextureCUBEArrayMethods", "SampledTexture", "VkSampledTextureCUBEArray">;

// Functions.
def Intrinsics_AcceptHitAndEndSearch : Builtin<Global, "AcceptHitAndEndSearch"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [AcceptHitAndEndSearch];
}
def Intrinsics_AddUint64 : Builtin<Global, "AddUint64"> {
  let Overloads = [
    Overload<Vec<uint_t, "c">, [In<"a", Vec<uint_t, "c", Own, 0>>, In<"b", Vec<uint_t, "c", Own, 0>>], [readnone]>
  ];
  let Ops = [UAddc];
  let Expansion = "the low halves, then the high halves with the carry";
}
def Intrinsics_AllMemoryBarrier : Builtin<Global, "AllMemoryBarrier"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [Barrier];
}
def Intrinsics_AllMemoryBarrierWithGroupSync : Builtin<Global, "AllMemoryBarrierWithGroupSync"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [Barrier];
  let StageLimit = [compute, mesh, amplification, node, library];
}
def Intrinsics_AllocateRayQuery : Builtin<Global, "AllocateRayQuery"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"flags", Slot<uint_t>>, In<"rayqueryflags", Slot<uint_t>>], [hidden]>
  ];
  let Ops = [AllocateRayQuery, AllocateRayQuery2];
}
def Intrinsics_Barrier : Builtin<Global, "Barrier"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"MemoryTypeFlags", Slot<uint_t>>, In<"SemanticFlags", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [In<"o", Slot<NodeRecordOrUAV_t>>, In<"SemanticFlags", Slot<uint_t>>]>
  ];
  let Ops = [BarrierByMemoryType, BarrierByMemoryHandle, BarrierByNodeRecordHandle];
}
def Intrinsics_CallShader : Builtin<Global, "CallShader"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"ShaderIndex", Slot<uint_t>>, InOut<"Parameter", Slot<udt_t>>]>
  ];
  let Ops = [CallShader];
}
def Intrinsics_CheckAccessFullyMapped : Builtin<Global, "CheckAccessFullyMapped"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"status", Slot<uint_only_t>>], [readnone]>
  ];
  let Ops = [CheckAccessFullyMapped];
}
def Intrinsics_ClusterID : Builtin<Global, "ClusterID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 10>
  ];
  let Ops = [ClusterID];
}
def Intrinsics_CreateResourceFromHeap : Builtin<Global, "CreateResourceFromHeap"> {
  let Overloads = [
    Overload<Slot<resource_t>, [In<"index", Slot<uint_t>>], [hidden]>
  ];
  let Ops = [CreateHandleFromHeap, AnnotateHandle];
}
def Intrinsics_D3DCOLORtoUBYTE4 : Builtin<Global, "D3DCOLORtoUBYTE4"> {
  let Overloads = [
    Overload<Vec<int_t, "4">, [In<"x", Vec<float_t, "4", 0>>], [readnone]>
  ];
  let Expansion = "x.zyxw * 255.002, cut to integers";
}
def Intrinsics_DebugBreak : Builtin<Global, "DebugBreak"> {
  let Overloads = [
    Overload<Slot<void_t>, [], [], 10>
  ];
  let Ops = [DebugBreak];
}
def Intrinsics_DeviceMemoryBarrier : Builtin<Global, "DeviceMemoryBarrier"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [Barrier];
}
def Intrinsics_DeviceMemoryBarrierWithGroupSync : Builtin<Global, "DeviceMemoryBarrierWithGroupSync"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [Barrier];
  let StageLimit = [compute, mesh, amplification, node, library];
}
def Intrinsics_DispatchMesh : Builtin<Global, "DispatchMesh"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"threadGroupCountX", Slot<uint_t>>, In<"threadGroupCountY", Slot<uint_t>>,
              In<"threadGroupCountZ", Slot<uint_t>>, In<"meshPayload", Slot<udt_t>>]>
  ];
  let Ops = [DispatchMesh];
}
def Intrinsics_DispatchRaysDimensions : Builtin<Global, "DispatchRaysDimensions"> {
  let Overloads = [
    Overload<Vec<uint_t, "3">, [], [readnone]>
  ];
  let Ops = [DispatchRaysDimensions];
}
def Intrinsics_DispatchRaysIndex : Builtin<Global, "DispatchRaysIndex"> {
  let Overloads = [
    Overload<Vec<uint_t, "3">, [], [readnone]>
  ];
  let Ops = [DispatchRaysIndex];
}
def Intrinsics_EvaluateAttributeAtSample : Builtin<Global, "EvaluateAttributeAtSample"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>, In<"index", Slot<uint_t>>], [readnone]>
  ];
  let Ops = [EvalSampleIndex];
}
def Intrinsics_EvaluateAttributeCentroid : Builtin<Global, "EvaluateAttributeCentroid"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [readnone]>
  ];
  let Ops = [EvalCentroid];
}
def Intrinsics_EvaluateAttributeSnapped : Builtin<Global, "EvaluateAttributeSnapped"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>, In<"offset", Vec<int_t, "2">>], [readnone]>
  ];
  let Ops = [EvalSnapped];
}
def Intrinsics_GeometryIndex : Builtin<Global, "GeometryIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [GeometryIndex];
}
def Intrinsics_GetAttributeAtVertex : Builtin<Global, "GetAttributeAtVertex"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>, In<"VertexID", Slot<uint_t>>], [readnone]>
  ];
  let Ops = [AttributeAtVertex];
}
def Intrinsics_GetGroupWaveCount : Builtin<Global, "GetGroupWaveCount"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 10>
  ];
  let Ops = [GetGroupWaveCount];
}
def Intrinsics_GetGroupWaveIndex : Builtin<Global, "GetGroupWaveIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 10>
  ];
  let Ops = [GetGroupWaveIndex];
}
def Intrinsics_GetRemainingRecursionLevels : Builtin<Global, "GetRemainingRecursionLevels"> {
  let Overloads = [
    Overload<Slot<uint_t>>
  ];
  let Ops = [GetRemainingRecursionLevels];
}
def Intrinsics_GetRenderTargetSampleCount : Builtin<Global, "GetRenderTargetSampleCount"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [RenderTargetGetSampleCount];
}
def Intrinsics_GetRenderTargetSamplePosition : Builtin<Global, "GetRenderTargetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_t, "2">, [In<"s", Slot<int_t>>], [readnone]>
  ];
  let Ops = [RenderTargetGetSamplePosition];
}
def Intrinsics_GroupMemoryBarrier : Builtin<Global, "GroupMemoryBarrier"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [Barrier];
  let StageLimit = [compute, mesh, amplification, node, library];
}
def Intrinsics_GroupMemoryBarrierWithGroupSync : Builtin<Global, "GroupMemoryBarrierWithGroupSync"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [Barrier];
  let StageLimit = [compute, mesh, amplification, node, library];
}
def Intrinsics_HitKind : Builtin<Global, "HitKind"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [HitKind];
}
def Intrinsics_IgnoreHit : Builtin<Global, "IgnoreHit"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [IgnoreHit];
}
def Intrinsics_InstanceID : Builtin<Global, "InstanceID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [InstanceID];
}
def Intrinsics_InstanceIndex : Builtin<Global, "InstanceIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [InstanceIndex];
}
def Intrinsics_InterlockedAdd : Builtin<Global, "InterlockedAdd"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>,
              Out<"original", Slot<any_int32_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_InterlockedAnd : Builtin<Global, "InterlockedAnd"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>,
              Out<"original", Slot<any_int32_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_InterlockedCompareExchange : Builtin<Global, "InterlockedCompareExchange"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"compare", Slot<u64_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"compare", Slot<uint_t>>,
              In<"value", Slot<uint_t>>, Out<"original", Slot<any_int32_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def Intrinsics_InterlockedCompareExchangeFloatBitwise : Builtin<Global, "InterlockedCompareExchangeFloatBitwise"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<float32_only_t>>, In<"compare", Slot<float_t>>,
              In<"value", Slot<float_t>>, Out<"original", Slot<float_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def Intrinsics_InterlockedCompareStore : Builtin<Global, "InterlockedCompareStore"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"compare", Slot<u64_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"compare", Slot<uint_t>>,
              In<"value", Slot<uint_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def Intrinsics_InterlockedCompareStoreFloatBitwise : Builtin<Global, "InterlockedCompareStoreFloatBitwise"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<float32_only_t>>, In<"compare", Slot<float_t>>,
              In<"value", Slot<float_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def Intrinsics_InterlockedExchange : Builtin<Global, "InterlockedExchange"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<any_int64_t>>,
              Out<"original", Slot<any_int64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<float32_only_t>>, In<"value", Slot<float_t>>,
              Out<"original", Slot<float_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>,
              Out<"original", Slot<any_int32_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_InterlockedMax : Builtin<Global, "InterlockedMax"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>,
              In<"value", Slot<any_int64_t>>], [], 0, "InterlockedUMax">,
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>,
              In<"value", Slot<any_int64_t>>, Out<"original", Slot<any_int64_t>>], [], 0, "InterlockedUMax">,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>,
              In<"value", Slot<any_int32_t>>], [], 0, "InterlockedUMax">,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>,
              In<"value", Slot<any_int32_t>>, Out<"original", Slot<any_int32_t>>], [], 0, "InterlockedUMax">
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_InterlockedMin : Builtin<Global, "InterlockedMin"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>,
              In<"value", Slot<any_int64_t>>], [], 0, "InterlockedUMin">,
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>,
              In<"value", Slot<any_int64_t>>, Out<"original", Slot<any_int64_t>>], [], 0, "InterlockedUMin">,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>,
              In<"value", Slot<any_int32_t>>], [], 0, "InterlockedUMin">,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>,
              In<"value", Slot<any_int32_t>>, Out<"original", Slot<any_int32_t>>], [], 0, "InterlockedUMin">
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_InterlockedOr : Builtin<Global, "InterlockedOr"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>,
              Out<"original", Slot<any_int32_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_InterlockedXor : Builtin<Global, "InterlockedXor"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int64_only_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [Ref<"result", Slot<int32_only_t>>, In<"value", Slot<uint_t>>,
              Out<"original", Slot<any_int32_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def Intrinsics_IsHelperLane : Builtin<Global, "IsHelperLane"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readonly]>
  ];
  let Ops = [IsHelperLane];
}
def Intrinsics_NonUniformResourceIndex : Builtin<Global, "NonUniformResourceIndex"> {
  let Overloads = [
    Overload<Any<any_t, 1, 1>, [In<"index", Any<any_t>>], [readnone]>
  ];
  let Expansion = "marks the index of the handle";
}
def Intrinsics_ObjectRayDirection : Builtin<Global, "ObjectRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone]>
  ];
  let Ops = [ObjectRayDirection];
}
def Intrinsics_ObjectRayOrigin : Builtin<Global, "ObjectRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone]>
  ];
  let Ops = [ObjectRayOrigin];
}
def Intrinsics_ObjectToWorld : Builtin<Global, "ObjectToWorld"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readnone]>
  ];
  let Ops = [ObjectToWorld];
  let Expansion = "an operation for each element, turned over for 4x3";
}
def Intrinsics_ObjectToWorld3x4 : Builtin<Global, "ObjectToWorld3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readnone]>
  ];
  let Ops = [ObjectToWorld];
  let Expansion = "an operation for each element, turned over for 4x3";
}
def Intrinsics_ObjectToWorld4x3 : Builtin<Global, "ObjectToWorld4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readnone]>
  ];
  let Ops = [ObjectToWorld];
  let Expansion = "an operation for each element, turned over for 4x3";
}
def Intrinsics_PrimitiveIndex : Builtin<Global, "PrimitiveIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [PrimitiveIndex];
}
def Intrinsics_Process2DQuadTessFactorsAvg : Builtin<Global, "Process2DQuadTessFactorsAvg"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "4">>, In<"InsideScale", Vec<float_t, "2">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "4">>, Out<"RoundedInsideFactors", Vec<float_t, "2">>,
              Out<"UnroundedInsideFactors", Vec<float_t, "2">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_Process2DQuadTessFactorsMax : Builtin<Global, "Process2DQuadTessFactorsMax"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "4">>, In<"InsideScale", Vec<float_t, "2">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "4">>, Out<"RoundedInsideFactors", Vec<float_t, "2">>,
              Out<"UnroundedInsideFactors", Vec<float_t, "2">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_Process2DQuadTessFactorsMin : Builtin<Global, "Process2DQuadTessFactorsMin"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "4">>, In<"InsideScale", Vec<float_t, "2">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "4">>, Out<"RoundedInsideFactors", Vec<float_t, "2">>,
              Out<"UnroundedInsideFactors", Vec<float_t, "2">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessIsolineTessFactors : Builtin<Global, "ProcessIsolineTessFactors"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawDetailFactor", Vec<float_t, "1">>, In<"RawDensityFactor", Vec<float_t, "1">>,
              Out<"RoundedDetailFactor", Vec<float_t, "1">>, Out<"RoundedDensityFactor", Vec<float_t, "1">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessQuadTessFactorsAvg : Builtin<Global, "ProcessQuadTessFactorsAvg"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "4">>, In<"InsideScale", Vec<float_t, "1">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "4">>, Out<"RoundedInsideFactors", Vec<float_t, "2">>,
              Out<"UnroundedInsideFactors", Vec<float_t, "2">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessQuadTessFactorsMax : Builtin<Global, "ProcessQuadTessFactorsMax"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "4">>, In<"InsideScale", Vec<float_t, "1">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "4">>, Out<"RoundedInsideFactors", Vec<float_t, "2">>,
              Out<"UnroundedInsideFactors", Vec<float_t, "2">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessQuadTessFactorsMin : Builtin<Global, "ProcessQuadTessFactorsMin"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "4">>, In<"InsideScale", Vec<float_t, "1">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "4">>, Out<"RoundedInsideFactors", Vec<float_t, "2">>,
              Out<"UnroundedInsideFactors", Vec<float_t, "2">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessTriTessFactorsAvg : Builtin<Global, "ProcessTriTessFactorsAvg"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "3">>, In<"InsideScale", Vec<float_t, "1">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "3">>, Out<"RoundedInsideFactor", Vec<float_t, "1">>,
              Out<"UnroundedInsideFactor", Vec<float_t, "1">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessTriTessFactorsMax : Builtin<Global, "ProcessTriTessFactorsMax"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "3">>, In<"InsideScale", Vec<float_t, "1">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "3">>, Out<"RoundedInsideFactor", Vec<float_t, "1">>,
              Out<"UnroundedInsideFactor", Vec<float_t, "1">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_ProcessTriTessFactorsMin : Builtin<Global, "ProcessTriTessFactorsMin"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RawEdgeFactors", Vec<float_t, "3">>, In<"InsideScale", Vec<float_t, "1">>,
              Out<"RoundedEdgeFactors", Vec<float_t, "3">>, Out<"RoundedInsideFactor", Vec<float_t, "1">>,
              Out<"UnroundedInsideFactor", Vec<float_t, "1">>]>
  ];
  let Expansion = "clamped, rounded by the partitioning, scaled by the inside";
  let StageLimit = [hull];
}
def Intrinsics_QuadAll : Builtin<Global, "QuadAll"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"cond", Slot<bool_t>>]>
  ];
  let Ops = [QuadVote];
}
def Intrinsics_QuadAny : Builtin<Global, "QuadAny"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"cond", Slot<bool_t>>]>
  ];
  let Ops = [QuadVote];
}
def Intrinsics_QuadReadAcrossDiagonal : Builtin<Global, "QuadReadAcrossDiagonal"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>]>
  ];
  let Ops = [QuadOp];
}
def Intrinsics_QuadReadAcrossX : Builtin<Global, "QuadReadAcrossX"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>]>
  ];
  let Ops = [QuadOp];
}
def Intrinsics_QuadReadAcrossY : Builtin<Global, "QuadReadAcrossY"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>]>
  ];
  let Ops = [QuadOp];
}
def Intrinsics_QuadReadLaneAt : Builtin<Global, "QuadReadLaneAt"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>, In<"quadLane", Slot<uint_t>>]>
  ];
  let Ops = [QuadReadLaneAt];
}
def Intrinsics_RayFlags : Builtin<Global, "RayFlags"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [RayFlags];
}
def Intrinsics_RayTCurrent : Builtin<Global, "RayTCurrent"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readnone]>
  ];
  let Ops = [RayTCurrent];
}
def Intrinsics_RayTMin : Builtin<Global, "RayTMin"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readnone]>
  ];
  let Ops = [RayTMin];
}
def Intrinsics_ReportHit : Builtin<Global, "ReportHit"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"THit", Slot<float_t>>, In<"HitKind", Slot<uint_t>>, In<"Attributes", Slot<udt_t>>]>
  ];
  let Ops = [ReportHit];
}
def Intrinsics_SetMeshOutputCounts : Builtin<Global, "SetMeshOutputCounts"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"numVertices", Slot<uint_t>>, In<"numPrimitives", Slot<uint_t>>]>
  ];
  let Ops = [SetMeshOutputCounts];
}
def Intrinsics_TraceRay : Builtin<Global, "TraceRay"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"AccelerationStructure", Slot<acceleration_struct_t>>, In<"RayFlags", Slot<uint_t>>,
              In<"InstanceInclusionMask", Slot<uint_t>>, In<"RayContributionToHitGroupIndex", Slot<uint_t>>,
              In<"MultiplierForGeometryContributionToHitGroupIndex", Slot<uint_t>>,
              In<"MissShaderIndex", Slot<uint_t>>, In<"Ray", Slot<ray_desc_t>>, InOut<"Payload", Slot<udt_t>>]>
  ];
  let Ops = [TraceRay];
}
def Intrinsics_TriangleObjectPositions : Builtin<Global, "TriangleObjectPositions"> {
  let Overloads = [
    Overload<Slot<triangle_positions_t>, [], [readnone], 10>
  ];
  let Ops = [TriangleObjectPosition];
}
def Intrinsics_WaveActiveAllEqual : Builtin<Global, "WaveActiveAllEqual"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"value", Any<any_t>>], [wave]>
  ];
  let Ops = [WaveActiveAllEqual];
}
def Intrinsics_WaveActiveAllTrue : Builtin<Global, "WaveActiveAllTrue"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"cond", Slot<bool_t>>], [wave]>
  ];
  let Ops = [WaveAllTrue];
}
def Intrinsics_WaveActiveAnyTrue : Builtin<Global, "WaveActiveAnyTrue"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"cond", Slot<bool_t>>], [wave]>
  ];
  let Ops = [WaveAnyTrue];
}
def Intrinsics_WaveActiveBallot : Builtin<Global, "WaveActiveBallot"> {
  let Overloads = [
    Overload<Vec<uint_t, "4">, [In<"cond", Slot<bool_t>>], [wave]>
  ];
  let Ops = [WaveActiveBallot];
}
def Intrinsics_WaveActiveBitAnd : Builtin<Global, "WaveActiveBitAnd"> {
  let Overloads = [
    Overload<Any<uint_only_t, 1, 1>, [In<"value", Any<uint_only_t>>], [wave]>
  ];
  let Ops = [WaveActiveBit];
}
def Intrinsics_WaveActiveBitOr : Builtin<Global, "WaveActiveBitOr"> {
  let Overloads = [
    Overload<Any<uint_only_t, 1, 1>, [In<"value", Any<uint_only_t>>], [wave]>
  ];
  let Ops = [WaveActiveBit];
}
def Intrinsics_WaveActiveBitXor : Builtin<Global, "WaveActiveBitXor"> {
  let Overloads = [
    Overload<Any<uint_only_t, 1, 1>, [In<"value", Any<uint_only_t>>], [wave]>
  ];
  let Ops = [WaveActiveBit];
}
def Intrinsics_WaveActiveCountBits : Builtin<Global, "WaveActiveCountBits"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"value", Slot<bool_t>>], [wave]>
  ];
  let Ops = [WaveAllBitCount];
}
def Intrinsics_WaveActiveMax : Builtin<Global, "WaveActiveMax"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [wave], 0, "WaveActiveUMax">
  ];
  let Ops = [WaveActiveOp];
}
def Intrinsics_WaveActiveMin : Builtin<Global, "WaveActiveMin"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [wave], 0, "WaveActiveUMin">
  ];
  let Ops = [WaveActiveOp];
}
def Intrinsics_WaveActiveProduct : Builtin<Global, "WaveActiveProduct"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [wave], 0, "WaveActiveUProduct">
  ];
  let Ops = [WaveActiveOp];
}
def Intrinsics_WaveActiveSum : Builtin<Global, "WaveActiveSum"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [wave], 0, "WaveActiveUSum">
  ];
  let Ops = [WaveActiveOp];
}
def Intrinsics_WaveGetLaneCount : Builtin<Global, "WaveGetLaneCount"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone]>
  ];
  let Ops = [WaveGetLaneCount];
}
def Intrinsics_WaveGetLaneIndex : Builtin<Global, "WaveGetLaneIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [WaveGetLaneIndex];
}
def Intrinsics_WaveIsFirstLane : Builtin<Global, "WaveIsFirstLane"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [wave]>
  ];
  let Ops = [WaveIsFirstLane];
}
def Intrinsics_WaveMatch : Builtin<Global, "WaveMatch"> {
  let Overloads = [
    Overload<Vec<uint_t, "4">, [In<"value", Any<numeric_t>>], [wave]>
  ];
  let Ops = [WaveMatch];
}
def Intrinsics_WaveMultiPrefixBitAnd : Builtin<Global, "WaveMultiPrefixBitAnd"> {
  let Overloads = [
    Overload<Any<any_int_t, 1, 1>, [In<"value", Any<any_int_t>>, In<"mask", Vec<uint_t, "4">>], [wave]>
  ];
  let Ops = [WaveMultiPrefixOp];
}
def Intrinsics_WaveMultiPrefixBitOr : Builtin<Global, "WaveMultiPrefixBitOr"> {
  let Overloads = [
    Overload<Any<any_int_t, 1, 1>, [In<"value", Any<any_int_t>>, In<"mask", Vec<uint_t, "4">>], [wave]>
  ];
  let Ops = [WaveMultiPrefixOp];
}
def Intrinsics_WaveMultiPrefixBitXor : Builtin<Global, "WaveMultiPrefixBitXor"> {
  let Overloads = [
    Overload<Any<any_int_t, 1, 1>, [In<"value", Any<any_int_t>>, In<"mask", Vec<uint_t, "4">>], [wave]>
  ];
  let Ops = [WaveMultiPrefixOp];
}
def Intrinsics_WaveMultiPrefixCountBits : Builtin<Global, "WaveMultiPrefixCountBits"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"value", Slot<bool_t>>, In<"mask", Vec<uint_t, "4">>], [wave]>
  ];
  let Ops = [WaveMultiPrefixBitCount];
}
def Intrinsics_WaveMultiPrefixProduct : Builtin<Global, "WaveMultiPrefixProduct"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>,
              In<"mask", Vec<uint_t, "4">>], [wave], 0, "WaveMultiPrefixUProduct">
  ];
  let Ops = [WaveMultiPrefixOp];
}
def Intrinsics_WaveMultiPrefixSum : Builtin<Global, "WaveMultiPrefixSum"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>,
              In<"mask", Vec<uint_t, "4">>], [wave], 0, "WaveMultiPrefixUSum">
  ];
  let Ops = [WaveMultiPrefixOp];
}
def Intrinsics_WavePrefixCountBits : Builtin<Global, "WavePrefixCountBits"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"value", Slot<bool_t>>], [wave]>
  ];
  let Ops = [WavePrefixBitCount];
}
def Intrinsics_WavePrefixProduct : Builtin<Global, "WavePrefixProduct"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [wave], 0, "WavePrefixUProduct">
  ];
  let Ops = [WavePrefixOp];
}
def Intrinsics_WavePrefixSum : Builtin<Global, "WavePrefixSum"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"value", Any<numeric_t>>], [wave], 0, "WavePrefixUSum">
  ];
  let Ops = [WavePrefixOp];
}
def Intrinsics_WaveReadLaneAt : Builtin<Global, "WaveReadLaneAt"> {
  let Overloads = [
    Overload<Any<any_t, 1, 1>, [In<"value", Any<any_t>>, In<"lane", Slot<uint_t>>]>
  ];
  let Ops = [WaveReadLaneAt];
}
def Intrinsics_WaveReadLaneFirst : Builtin<Global, "WaveReadLaneFirst"> {
  let Overloads = [
    Overload<Any<any_t, 1, 1>, [In<"value", Any<any_t>>], [wave]>
  ];
  let Ops = [WaveReadLaneFirst];
}
def Intrinsics_WorldRayDirection : Builtin<Global, "WorldRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone]>
  ];
  let Ops = [WorldRayDirection];
}
def Intrinsics_WorldRayOrigin : Builtin<Global, "WorldRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone]>
  ];
  let Ops = [WorldRayOrigin];
}
def Intrinsics_WorldToObject : Builtin<Global, "WorldToObject"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readnone]>
  ];
  let Ops = [WorldToObject];
  let Expansion = "an operation for each element, turned over for 4x3";
}
def Intrinsics_WorldToObject3x4 : Builtin<Global, "WorldToObject3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readnone]>
  ];
  let Ops = [WorldToObject];
  let Expansion = "an operation for each element, turned over for 4x3";
}
def Intrinsics_WorldToObject4x3 : Builtin<Global, "WorldToObject4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readnone]>
  ];
  let Ops = [WorldToObject];
  let Expansion = "an operation for each element, turned over for 4x3";
}
def Intrinsics_builtin_LinAlg_Convert : Builtin<Global, "__builtin_LinAlg_Convert"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Vec<LinAlg_t, "c">>, In<"vec", Vec<LinAlg_t, "c2">>,
              In<"input_interp", Slot<uint_t>>, In<"output_interp", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgConvert];
}
def Intrinsics_builtin_LinAlg_CopyConvertMatrix : Builtin<Global, "__builtin_LinAlg_CopyConvertMatrix"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlgMatrix_t>>, In<"source", Slot<LinAlgMatrix_t>>,
              In<"transpose", Slot<bool_t>>], [], 10>
  ];
  let Ops = [LinAlgCopyConvertMatrix];
}
def Intrinsics_builtin_LinAlg_FillMatrix : Builtin<Global, "__builtin_LinAlg_FillMatrix"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlgMatrix_t>>, In<"value", Slot<numeric_t>>], [], 10>
  ];
  let Ops = [LinAlgFillMatrix];
}
def Intrinsics_builtin_LinAlg_MatrixAccumulate : Builtin<Global, "__builtin_LinAlg_MatrixAccumulate"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"matrixC", Slot<LinAlgMatrix_t>>, In<"matrixLHS", Slot<LinAlgMatrix_t>>,
              In<"matrixRHS", Slot<LinAlgMatrix_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixAccumulate];
}
def Intrinsics_builtin_LinAlg_MatrixAccumulateToDescriptor : Builtin<Global, "__builtin_LinAlg_MatrixAccumulateToDescriptor"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"matrix", Slot<LinAlgMatrix_t>>, In<"buf", Slot<RWByteAddressBuffer_t>>,
              In<"offset", Slot<uint_t>>, In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>,
              In<"align", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixAccumulateToDescriptor];
}
def Intrinsics_builtin_LinAlg_MatrixAccumulateToMemory : Builtin<Global, "__builtin_LinAlg_MatrixAccumulateToMemory"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"matrix", Slot<LinAlgMatrix_t>>,
              GroupShared<"memory", Slot<LinAlg_t, "<>", Own, Own, 1>>, In<"targetType", Slot<uint_t>>,
              In<"offset", Slot<uint_t>>, In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixAccumulateToMemory];
}
def Intrinsics_builtin_LinAlg_MatrixGetCoordinate : Builtin<Global, "__builtin_LinAlg_MatrixGetCoordinate"> {
  let Overloads = [
    Overload<Vec<uint_t, "2">, [In<"matrix", Slot<LinAlgMatrix_t>>, In<"threadLocalIndex", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixGetCoordinate];
}
def Intrinsics_builtin_LinAlg_MatrixGetElement : Builtin<Global, "__builtin_LinAlg_MatrixGetElement"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlg_t>>, In<"matrix", Slot<LinAlgMatrix_t>>,
              In<"threadLocalIndex", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixGetElement];
}
def Intrinsics_builtin_LinAlg_MatrixLength : Builtin<Global, "__builtin_LinAlg_MatrixLength"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"matrix", Slot<LinAlgMatrix_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixLength];
}
def Intrinsics_builtin_LinAlg_MatrixLoadFromDescriptor : Builtin<Global, "__builtin_LinAlg_MatrixLoadFromDescriptor"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlgMatrix_t>>, In<"buf", Slot<ByteAddressBuffer_t>>,
              In<"offset", Slot<uint_t>>, In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>,
              In<"align", Slot<uint_t>>], [], 10>,
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlgMatrix_t>>, In<"buf", Slot<RWByteAddressBuffer_t>>,
              In<"offset", Slot<uint_t>>, In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>,
              In<"align", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixLoadFromDescriptor];
}
def Intrinsics_builtin_LinAlg_MatrixLoadFromMemory : Builtin<Global, "__builtin_LinAlg_MatrixLoadFromMemory"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlgMatrix_t>>,
              GroupShared<"memory", Slot<LinAlg_t, "<>", Own, Own, 1>>, In<"offset", Slot<uint_t>>,
              In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixLoadFromMemory];
}
def Intrinsics_builtin_LinAlg_MatrixMatrixMultiply : Builtin<Global, "__builtin_LinAlg_MatrixMatrixMultiply"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"matrixC", Slot<LinAlgMatrix_t>>, In<"matrixA", Slot<LinAlgMatrix_t>>,
              In<"matrixB", Slot<LinAlgMatrix_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixMultiply];
}
def Intrinsics_builtin_LinAlg_MatrixMatrixMultiplyAccumulate : Builtin<Global, "__builtin_LinAlg_MatrixMatrixMultiplyAccumulate"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"matrixR", Slot<LinAlgMatrix_t>>, In<"matrixA", Slot<LinAlgMatrix_t>>,
              In<"matrixB", Slot<LinAlgMatrix_t>>, In<"matrixC", Slot<LinAlgMatrix_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixMultiplyAccumulate];
}
def Intrinsics_builtin_LinAlg_MatrixOuterProduct : Builtin<Global, "__builtin_LinAlg_MatrixOuterProduct"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Slot<LinAlgMatrix_t>>, In<"vecA", Vec<LinAlg_t, "c">>,
              In<"vecB", Vec<LinAlg_t, "c2">>], [], 10>
  ];
  let Ops = [LinAlgMatrixOuterProduct];
}
def Intrinsics_builtin_LinAlg_MatrixQueryAccumulatorLayout : Builtin<Global, "__builtin_LinAlg_MatrixQueryAccumulatorLayout"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [], 10>
  ];
  let Ops = [LinAlgMatrixQueryAccumulatorLayout];
}
def Intrinsics_builtin_LinAlg_MatrixSetElement : Builtin<Global, "__builtin_LinAlg_MatrixSetElement"> {
  let Overloads = [
    Overload<Slot<void_t>, [Ref<"ret", Slot<LinAlgMatrix_t>>, In<"matrix", Slot<LinAlgMatrix_t>>,
              In<"threadLocalIndex", Slot<uint_t>>, In<"value", Slot<LinAlg_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixSetElement];
}
def Intrinsics_builtin_LinAlg_MatrixStoreToDescriptor : Builtin<Global, "__builtin_LinAlg_MatrixStoreToDescriptor"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"matrix", Slot<LinAlgMatrix_t>>, In<"buf", Slot<RWByteAddressBuffer_t>>,
              In<"offset", Slot<uint_t>>, In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>,
              In<"align", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixStoreToDescriptor];
}
def Intrinsics_builtin_LinAlg_MatrixStoreToMemory : Builtin<Global, "__builtin_LinAlg_MatrixStoreToMemory"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"matrix", Slot<LinAlgMatrix_t>>,
              GroupShared<"memory", Slot<LinAlg_t, "<>", Own, Own, 1>>, In<"offset", Slot<uint_t>>,
              In<"stride", Slot<uint_t>>, In<"layout", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatrixStoreToMemory];
}
def Intrinsics_builtin_LinAlg_MatrixVectorMultiply : Builtin<Global, "__builtin_LinAlg_MatrixVectorMultiply"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Vec<LinAlg_t, "c">>, In<"mat", Slot<LinAlgMatrix_t>>,
              In<"isOutputSigned", Slot<bool_t>>, In<"input", Vec<LinAlg_t, "c2">>,
              In<"inputInterp", Slot<uint_t>>], [], 10>
  ];
  let Ops = [LinAlgMatVecMul];
}
def Intrinsics_builtin_LinAlg_MatrixVectorMultiplyAdd : Builtin<Global, "__builtin_LinAlg_MatrixVectorMultiplyAdd"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"ret", Vec<LinAlg_t, "c">>, In<"mat", Slot<LinAlgMatrix_t>>,
              In<"isOutputSigned", Slot<bool_t>>, In<"input", Vec<LinAlg_t, "c2">>,
              In<"inputInterp", Slot<uint_t>>, In<"bias", Vec<LinAlg_t, "c">>], [], 10>
  ];
  let Ops = [LinAlgMatVecMulAdd];
}
def Intrinsics_builtin_LinAlg_VectorAccumulateToDescriptor : Builtin<Global, "__builtin_LinAlg_VectorAccumulateToDescriptor"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"buf", Slot<RWByteAddressBuffer_t>>, In<"offset", Slot<uint_t>>,
              In<"align", Slot<uint_t>>, In<"vec", Any<LinAlg_t>>], [], 10>
  ];
  let Ops = [LinAlgVectorAccumulateToDescriptor];
}
def Intrinsics_abort : Builtin<Global, "abort"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Expansion = "refused on DXIL";
}
def Intrinsics_abs : Builtin<Global, "abs"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"x", Any<numeric_t>>], [readnone], 0, "uabs">
  ];
  let Ops = [FAbs, IMax];
  let Expansion = "max(x, -x) for integers";
}
def Intrinsics_acos : Builtin<Global, "acos"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Acos];
}
def Intrinsics_all : Builtin<Global, "all"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"x", Any<any_t>>], [readnone]>
  ];
  let Expansion = "and over the elements that are not zero";
}
def Intrinsics_and : Builtin<Global, "and"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"x", Any<bool_t>>, In<"y", Any<bool_t, 1, 1>>], [readnone]>
  ];
  let Expansion = "a && b, for each element";
}
def Intrinsics_any : Builtin<Global, "any"> {
  let Overloads = [
    Overload<Slot<bool_t>, [In<"x", Any<any_t>>], [readnone]>
  ];
  let Expansion = "or over the elements that are not zero";
}
def Intrinsics_asdouble : Builtin<Global, "asdouble"> {
  let Overloads = [
    Overload<Any<double_t>, [In<"x", Any<uint_t, 0>>, In<"y", Any<uint_t, 0>>], [readnone]>
  ];
  let Ops = [MakeDouble];
}
def Intrinsics_asfloat : Builtin<Global, "asfloat"> {
  let Overloads = [
    Overload<Any<float_t>, [In<"x", Any<numeric32_only_t, 0>>], [readnone]>
  ];
  let Expansion = "the bits, taken as the other type";
}
def Intrinsics_asfloat16 : Builtin<Global, "asfloat16"> {
  let Overloads = [
    Overload<Any<float16_t_t>, [In<"x", Any<numeric16_only_t, 0>>], [readnone]>
  ];
  let Expansion = "the bits, taken as the other type";
}
def Intrinsics_asin : Builtin<Global, "asin"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Asin];
}
def Intrinsics_asint : Builtin<Global, "asint"> {
  let Overloads = [
    Overload<Any<int_t>, [In<"x", Any<numeric32_only_t, 0>>], [readnone]>
  ];
  let Expansion = "the bits, taken as the other type";
}
def Intrinsics_asint16 : Builtin<Global, "asint16"> {
  let Overloads = [
    Overload<Any<int16_t_t>, [In<"x", Any<numeric16_only_t, 0>>], [readnone]>
  ];
  let Expansion = "the bits, taken as the other type";
}
def Intrinsics_asuint : Builtin<Global, "asuint"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"d", Any<double_t>>, Out<"x", Any<uint_t, 1>>, Out<"y", Any<uint_t, 1>>]>,
    Overload<Any<uint_t>, [In<"x", Any<numeric32_only_t, 0>>], [readnone]>
  ];
  let Ops = [SplitDouble];
  let Expansion = "the bits, taken as the other type";
}
def Intrinsics_asuint16 : Builtin<Global, "asuint16"> {
  let Overloads = [
    Overload<Any<uint16_t_t>, [In<"x", Any<numeric16_only_t, 0>>], [readnone]>
  ];
  let Expansion = "the bits, taken as the other type";
}
def Intrinsics_atan : Builtin<Global, "atan"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Atan];
}
def Intrinsics_atan2 : Builtin<Global, "atan2"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, In<"y", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Ops = [Atan];
  let Expansion = "atan(y / x), put into its quadrant";
}
def Intrinsics_ceil : Builtin<Global, "ceil"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Round_pi];
}
def Intrinsics_clamp : Builtin<Global, "clamp"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"x", Any<numeric_t>>,
              In<"min", Any<numeric_t, 1, 1>>, In<"max", Any<numeric_t, 1, 1>>], [readnone], 0, "uclamp">
  ];
  let Ops = [FMax, FMin, IMax, IMin, UMax, UMin];
  let Expansion = "min(max(x, low), high)";
}
def Intrinsics_clip : Builtin<Global, "clip"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Any<float_t>>]>
  ];
  let Ops = [Discard];
  let Expansion = "where any element is below zero";
}
def Intrinsics_cos : Builtin<Global, "cos"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Cos];
}
def Intrinsics_cosh : Builtin<Global, "cosh"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Hcos];
}
def Intrinsics_countbits : Builtin<Global, "countbits"> {
  let Overloads = [
    Overload<Any<uint_t, 1>, [In<"x", Any<any_int_t>>], [readnone]>
  ];
  let Ops = [Countbits];
}
def Intrinsics_cross : Builtin<Global, "cross"> {
  let Overloads = [
    Overload<Vec<float_like_t, "3", 1, 1>, [In<"a", Vec<float_like_t, "3">>,
              In<"b", Vec<float_like_t, "3", 1, 1>>], [readnone]>
  ];
  let Expansion = "a.yzx * b.zxy - a.zxy * b.yzx";
}
def Intrinsics_ddx : Builtin<Global, "ddx"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivCoarseX];
}
def Intrinsics_ddx_coarse : Builtin<Global, "ddx_coarse"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivCoarseX];
}
def Intrinsics_ddx_fine : Builtin<Global, "ddx_fine"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivFineX];
}
def Intrinsics_ddy : Builtin<Global, "ddy"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivCoarseY];
}
def Intrinsics_ddy_coarse : Builtin<Global, "ddy_coarse"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivCoarseY];
}
def Intrinsics_ddy_fine : Builtin<Global, "ddy_fine"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivFineY];
}
def Intrinsics_degrees : Builtin<Global, "degrees"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Expansion = "x * (180 / pi)";
}
def Intrinsics_determinant : Builtin<Global, "determinant"> {
  let Overloads = [
    Overload<Slot<float_like_t, "", Own, 1>, [In<"x", Mat<float_like_t, "r", "r">>], [readnone]>
  ];
  let Expansion = "expanded by minors";
}
def Intrinsics_distance : Builtin<Global, "distance"> {
  let Overloads = [
    Overload<Slot<float_like_t, "", Own, 1>, [In<"a", Vec<float_like_t, "c">>,
              In<"b", Vec<float_like_t, "c", 1, 1>>], [readnone]>
  ];
  let Ops = [Dot2, Dot3, Dot4, Sqrt];
  let Expansion = "length(a - b)";
}
def Intrinsics_dot : Builtin<Global, "dot"> {
  let Overloads = [
    Overload<Slot<numeric_t, "", Own, 1>, [In<"a", Vec<numeric_t, "c">>,
              In<"b", Vec<numeric_t, "c", 1, 1>>], [readnone], 0, "udot">
  ];
  let Ops = [Dot2, Dot3, Dot4, IMad, UMad];
}
def Intrinsics_dot2add : Builtin<Global, "dot2add"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"a", Vec<float16_t_t, "2">>, In<"b", Vec<float16_t_t, "2", 1, 1>>,
              In<"c", Slot<float_t>>], [readnone]>
  ];
  let Ops = [Dot2AddHalf];
}
def Intrinsics_dot4add_i8packed : Builtin<Global, "dot4add_i8packed"> {
  let Overloads = [
    Overload<Slot<int_t>, [In<"a", Slot<uint_t>>, In<"b", Slot<uint_t, "", 1, 1>>, In<"c", Slot<int_t>>], [readnone]>
  ];
  let Ops = [Dot4AddI8Packed];
}
def Intrinsics_dot4add_u8packed : Builtin<Global, "dot4add_u8packed"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"a", Slot<uint_t>>, In<"b", Slot<uint_t, "", 1, 1>>,
              In<"c", Slot<uint_t>>], [readnone]>
  ];
  let Ops = [Dot4AddU8Packed];
}
def Intrinsics_dst : Builtin<Global, "dst"> {
  let Overloads = [
    Overload<Vec<numeric_t, "4", 1, 1>, [In<"a", Vec<numeric_t, "4">>,
              In<"b", Vec<numeric_t, "4", 1, 1>>], [readnone]>
  ];
  let Expansion = "(1, a.y * b.y, a.z, b.w)";
}
def Intrinsics_exp : Builtin<Global, "exp"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Exp];
  let Expansion = "exp2(x * log2(e))";
}
def Intrinsics_exp2 : Builtin<Global, "exp2"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Exp];
}
def Intrinsics_f16tof32 : Builtin<Global, "f16tof32"> {
  let Overloads = [
    Overload<Any<float_t>, [In<"x", Any<uint_t>>], [readnone]>
  ];
  let Ops = [LegacyF16ToF32];
}
def Intrinsics_f32tof16 : Builtin<Global, "f32tof16"> {
  let Overloads = [
    Overload<Any<uint_t>, [In<"x", Any<float_t>>], [readnone]>
  ];
  let Ops = [LegacyF32ToF16];
}
def Intrinsics_faceforward : Builtin<Global, "faceforward"> {
  let Overloads = [
    Overload<Vec<float_like_t, "c", 1, 1>, [In<"N", Vec<float_like_t, "c">>,
              In<"I", Vec<float_like_t, "c", 1, 1>>, In<"Ng", Vec<float_like_t, "c", 1, 1>>], [readnone]>
  ];
  let Ops = [Dot2, Dot3, Dot4];
  let Expansion = "dot(i, g) < 0 ? n : -n";
}
def Intrinsics_firstbithigh : Builtin<Global, "firstbithigh"> {
  let Overloads = [
    Overload<Any<uint_t, 1>, [In<"x", Any<any_int_t>>], [readnone], 0, "ufirstbithigh">
  ];
  let Ops = [FirstbitHi, FirstbitSHi];
  let Expansion = "turned to count from the lowest bit";
}
def Intrinsics_firstbitlow : Builtin<Global, "firstbitlow"> {
  let Overloads = [
    Overload<Any<uint_t, 1>, [In<"x", Any<any_int_t>>], [readnone]>
  ];
  let Ops = [FirstbitLo];
}
def Intrinsics_floor : Builtin<Global, "floor"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Round_ni];
}
def Intrinsics_fma : Builtin<Global, "fma"> {
  let Overloads = [
    Overload<Any<double_only_t, 1, 1>, [In<"a", Any<double_only_t>>, In<"b", Any<double_only_t, 1, 1>>,
              In<"c", Any<double_only_t, 1, 1>>], [readnone]>
  ];
  let Ops = [Fma];
}
def Intrinsics_fmod : Builtin<Global, "fmod"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"a", Any<float_like_t>>, In<"b", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Ops = [FAbs, Frc];
  let Expansion = "x - y * trunc(x / y)";
}
def Intrinsics_frac : Builtin<Global, "frac"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Frc];
}
def Intrinsics_frexp : Builtin<Global, "frexp"> {
  let Overloads = [
    Overload<Any<float_t, 1, 1>, [In<"x", Any<float_t>>, Out<"exp", Any<float_t, 1, 1>>]>
  ];
  let Expansion = "from the bits of the exponent and the mantissa";
}
def Intrinsics_fwidth : Builtin<Global, "fwidth"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [DerivCoarseX, DerivCoarseY];
  let Expansion = "abs(ddx(x)) + abs(ddy(x))";
}
def Intrinsics_isfinite : Builtin<Global, "isfinite"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [IsFinite];
}
def Intrinsics_isinf : Builtin<Global, "isinf"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [IsInf];
}
def Intrinsics_isnan : Builtin<Global, "isnan"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [IsNaN];
}
def Intrinsics_isnormal : Builtin<Global, "isnormal"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [IsNormal];
}
def Intrinsics_ldexp : Builtin<Global, "ldexp"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, In<"exp", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Ops = [Exp];
  let Expansion = "x * exp2(e)";
}
def Intrinsics_length : Builtin<Global, "length"> {
  let Overloads = [
    Overload<Slot<float_like_t, "", Own, 1>, [In<"x", Vec<float_like_t, "c">>], [readnone]>
  ];
  let Ops = [Dot2, Dot3, Dot4, Sqrt];
  let Expansion = "sqrt(dot(x, x))";
}
def Intrinsics_lerp : Builtin<Global, "lerp"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"a", Any<float_like_t>>, In<"b", Any<float_like_t, 1, 1>>,
              In<"s", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Expansion = "a + t * (b - a)";
}
def Intrinsics_lit : Builtin<Global, "lit"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4", Own, 1>, [In<"l", Slot<float_like_t>>,
              In<"h", Slot<float_like_t, "", Own, 1>>, In<"m", Slot<float_like_t, "", Own, 1>>], [readnone]>
  ];
  let Ops = [Log, Exp];
  let Expansion = "(1, max(l, 0), l > 0 && h > 0 ? pow(h, m) : 0, 1)";
}
def Intrinsics_log : Builtin<Global, "log"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Log];
  let Expansion = "log2(x) * ln(2)";
}
def Intrinsics_log10 : Builtin<Global, "log10"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Log];
  let Expansion = "log2(x) * log10(2)";
}
def Intrinsics_log2 : Builtin<Global, "log2"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Log];
}
def Intrinsics_mad : Builtin<Global, "mad"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"a", Any<numeric_t>>, In<"b", Any<numeric_t, 1, 1>>,
              In<"c", Any<numeric_t, 1, 1>>], [readnone], 0, "umad">
  ];
  let Ops = [FMad, IMad, UMad];
}
def Intrinsics_max : Builtin<Global, "max"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"a", Any<numeric_t>>, In<"b", Any<numeric_t, 1, 1>>], [readnone], 0, "umax">
  ];
  let Ops = [FMax, IMax, UMax];
}
def Intrinsics_min : Builtin<Global, "min"> {
  let Overloads = [
    Overload<Any<numeric_t, 1, 1>, [In<"a", Any<numeric_t>>, In<"b", Any<numeric_t, 1, 1>>], [readnone], 0, "umin">
  ];
  let Ops = [FMin, IMin, UMin];
}
def Intrinsics_modf : Builtin<Global, "modf"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, Out<"ip", Any<float_like_t, 1, 1>>]>
  ];
  let Ops = [Round_z];
  let Expansion = "trunc(x), and what is left";
}
def Intrinsics_msad4 : Builtin<Global, "msad4"> {
  let Overloads = [
    Overload<Vec<uint_t, "4">, [In<"reference", Slot<uint_t>>, In<"source", Vec<uint_t, "2">>,
              In<"accum", Vec<uint_t, "4">>], [readnone]>
  ];
  let Ops = [Msad];
}
def Intrinsics_mul : Builtin<Global, "mul"> {
  let Overloads = [
    Overload<Slot<numeric_t>, [In<"a", Slot<numeric_t, "", Own, 0>>,
              In<"b", Slot<numeric_t, "", Own, 0>>], [readnone], 0, "umul">,
    Overload<Vec<numeric_t, "c2">, [In<"a", Slot<numeric_t, "", Own, 0>>,
              In<"b", Vec<numeric_t, "c2", Own, 0>>], [readnone], 0, "umul">,
    Overload<Mat<numeric_t, "r2", "c2">, [In<"a", Slot<numeric_t, "", Own, 0>>,
              In<"b", Mat<numeric_t, "r2", "c2", Own, 0>>], [readnone], 0, "umul">,
    Overload<Vec<numeric_t, "c">, [In<"a", Vec<numeric_t, "c", Own, 0>>,
              In<"b", Slot<numeric_t, "", Own, 0>>], [readnone], 0, "umul">,
    Overload<Slot<numeric_t>, [In<"a", Vec<numeric_t, "c", Own, 0>>,
              In<"b", Vec<numeric_t, "c", Own, 0>>], [readnone], 0, "umul">,
    Overload<Vec<numeric_t, "c2">, [In<"a", Vec<numeric_t, "c", Own, 0>>,
              InColumnMajor<"b", Mat<numeric_t, "c", "c2", Own, 0>>], [readnone], 0, "umul">,
    Overload<Mat<numeric_t, "r", "c">, [In<"a", Mat<numeric_t, "r", "c", Own, 0>>,
              In<"b", Slot<numeric_t, "", Own, 0>>], [readnone], 0, "umul">,
    Overload<Vec<numeric_t, "r">, [InRowMajor<"a", Mat<numeric_t, "r", "c", Own, 0>>,
              In<"b", Vec<numeric_t, "c", Own, 0>>], [readnone], 0, "umul">,
    Overload<Mat<numeric_t, "r", "c2">, [InRowMajor<"a", Mat<numeric_t, "r", "c", Own, 0>>,
              InColumnMajor<"b", Mat<numeric_t, "c", "c2", Own, 0>>], [readnone], 0, "umul">
  ];
  let Ops = [Dot2, Dot3, Dot4, FMad, IMad, UMad];
  let Expansion = "products of rows and columns";
}
def Intrinsics_normalize : Builtin<Global, "normalize"> {
  let Overloads = [
    Overload<Vec<float_like_t, "c", 1, 1>, [In<"x", Vec<float_like_t, "c">>], [readnone]>
  ];
  let Ops = [Dot2, Dot3, Dot4, Rsqrt];
  let Expansion = "x * rsqrt(dot(x, x))";
}
def Intrinsics_or : Builtin<Global, "or"> {
  let Overloads = [
    Overload<Any<bool_t, 1>, [In<"x", Any<bool_t>>, In<"y", Any<bool_t, 1, 1>>], [readnone]>
  ];
  let Expansion = "a || b, for each element";
}
def Intrinsics_pack_clamp_s8 : Builtin<Global, "pack_clamp_s8"> {
  let Overloads = [
    Overload<Slot<p32i8_t>, [In<"v", Vec<sint16or32_only_t, "4">>], [readnone]>
  ];
  let Ops = [Pack4x8];
}
def Intrinsics_pack_clamp_u8 : Builtin<Global, "pack_clamp_u8"> {
  let Overloads = [
    Overload<Slot<p32u8_t>, [In<"v", Vec<sint16or32_only_t, "4">>], [readnone]>
  ];
  let Ops = [Pack4x8];
}
def Intrinsics_pack_s8 : Builtin<Global, "pack_s8"> {
  let Overloads = [
    Overload<Slot<p32i8_t>, [In<"v", Vec<any_int16or32_t, "4">>], [readnone]>
  ];
  let Ops = [Pack4x8];
}
def Intrinsics_pack_u8 : Builtin<Global, "pack_u8"> {
  let Overloads = [
    Overload<Slot<p32u8_t>, [In<"v", Vec<any_int16or32_t, "4">>], [readnone]>
  ];
  let Ops = [Pack4x8];
}
def Intrinsics_pow : Builtin<Global, "pow"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>, In<"y", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Ops = [Log, Exp];
  let Expansion = "exp2(y * log2(x))";
}
def Intrinsics_printf : Builtin<Global, "printf"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"Format", Slot<string_t>>, VariadicArgs<"...", Slot<void_t, "", OfArguments, 0>>]>
  ];
  let Expansion = "refused on DXIL";
}
def Intrinsics_radians : Builtin<Global, "radians"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Expansion = "x * (pi / 180)";
}
def Intrinsics_rcp : Builtin<Global, "rcp"> {
  let Overloads = [
    Overload<Any<any_float_t, 1, 1>, [In<"x", Any<any_float_t>>], [readnone]>
  ];
  let Expansion = "1 / x";
}
def Intrinsics_reflect : Builtin<Global, "reflect"> {
  let Overloads = [
    Overload<Vec<float_like_t, "c", 1, 1>, [In<"i", Vec<float_like_t, "c">>,
              In<"n", Vec<float_like_t, "c", 1, 1>>], [readnone]>
  ];
  let Ops = [Dot2, Dot3, Dot4];
  let Expansion = "i - 2 * n * dot(i, n)";
}
def Intrinsics_refract : Builtin<Global, "refract"> {
  let Overloads = [
    Overload<Vec<float_like_t, "c", 1, 1>, [In<"i", Vec<float_like_t, "c">>,
              In<"n", Vec<float_like_t, "c", 1, 1>>, In<"ri", Slot<float_like_t, "", Own, 1>>], [readnone]>
  ];
  let Ops = [Dot2, Dot3, Dot4, Sqrt];
  let Expansion = "by Snell's law; zero where all is reflected";
}
def Intrinsics_reversebits : Builtin<Global, "reversebits"> {
  let Overloads = [
    Overload<Any<any_int_t, 1, 1>, [In<"x", Any<any_int_t>>], [readnone]>
  ];
  let Ops = [Bfrev];
}
def Intrinsics_round : Builtin<Global, "round"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Round_ne];
}
def Intrinsics_rsqrt : Builtin<Global, "rsqrt"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Rsqrt];
}
def Intrinsics_saturate : Builtin<Global, "saturate"> {
  let Overloads = [
    Overload<Any<any_float_t, 1, 1>, [In<"x", Any<any_float_t>>], [readnone]>
  ];
  let Ops = [Saturate];
}
def Intrinsics_select : Builtin<Global, "select"> {
  let Overloads = [
    Overload<Any<any_t, 2, 2>, [In<"cond", Any<bool_t>>, In<"t", Any<any_t, 1>>,
              In<"f", Any<any_t, 2, 2>>], [readnone]>,
    Overload<Slot<any_sampler_t, "", 2, 2>, [In<"cond", Slot<bool_t>>, In<"t", Slot<any_sampler_t>>,
              In<"f", Slot<any_sampler_t, "", 2, 2>>], [readnone]>
  ];
  let Expansion = "c ? a : b, for each element";
}
def Intrinsics_sign : Builtin<Global, "sign"> {
  let Overloads = [
    Overload<Any<int_t, 1>, [In<"x", Any<numeric_t>>], [readnone], 0, "usign">
  ];
  let Expansion = "(x > 0) - (x < 0)";
}
def Intrinsics_sin : Builtin<Global, "sin"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Sin];
}
def Intrinsics_sincos : Builtin<Global, "sincos"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Any<float_like_t>>, Out<"s", Any<float_like_t, 1, 1>>,
              Out<"c", Any<float_like_t, 1, 1>>]>
  ];
  let Ops = [Sin, Cos];
}
def Intrinsics_sinh : Builtin<Global, "sinh"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Hsin];
}
def Intrinsics_smoothstep : Builtin<Global, "smoothstep"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"a", Any<float_like_t>>, In<"b", Any<float_like_t, 1, 1>>,
              In<"x", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Ops = [Saturate];
  let Expansion = "t * t * (3 - 2 * t), t = saturate((x - a) / (b - a))";
}
def Intrinsics_source_mark : Builtin<Global, "source_mark"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Expansion = "refused on DXIL";
}
def Intrinsics_sqrt : Builtin<Global, "sqrt"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Sqrt];
}
def Intrinsics_step : Builtin<Global, "step"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"a", Any<float_like_t>>, In<"x", Any<float_like_t, 1, 1>>], [readnone]>
  ];
  let Expansion = "x >= a ? 1 : 0";
}
def Intrinsics_tan : Builtin<Global, "tan"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Tan];
}
def Intrinsics_tanh : Builtin<Global, "tanh"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Htan];
}
def Intrinsics_tex1D : Builtin<Global, "tex1D"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler1d_t>>, In<"x", Slot<float_like_t>>], [readonly]>,
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler1d_t>>, In<"x", Vec<float_like_t, "1">>,
              In<"ddx", Vec<float_like_t, "1", 2, 2>>, In<"ddy", Vec<float_like_t, "1", 2, 2>>], [readonly]>
  ];
  let Ops = [Sample, SampleGrad];
}
def Intrinsics_tex1Dbias : Builtin<Global, "tex1Dbias"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler1d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleBias];
}
def Intrinsics_tex1Dgrad : Builtin<Global, "tex1Dgrad"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler1d_t>>, In<"x", Vec<float_like_t, "1">>,
              In<"ddx", Vec<float_like_t, "1", 2, 2>>, In<"ddy", Vec<float_like_t, "1", 2, 2>>], [readonly]>
  ];
  let Ops = [SampleGrad];
}
def Intrinsics_tex1Dlod : Builtin<Global, "tex1Dlod"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler1d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleLevel];
}
def Intrinsics_tex1Dproj : Builtin<Global, "tex1Dproj"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler1d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [Sample];
  let Expansion = "the coordinates over the last one";
}
def Intrinsics_tex2D : Builtin<Global, "tex2D"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler2d_t>>, In<"x", Vec<float_like_t, "2">>], [readonly]>,
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler2d_t>>, In<"x", Vec<float_like_t, "2">>,
              In<"ddx", Vec<float_like_t, "2", 2, 2>>, In<"ddy", Vec<float_like_t, "2", 2, 2>>], [readonly]>
  ];
  let Ops = [Sample, SampleGrad];
}
def Intrinsics_tex2Dbias : Builtin<Global, "tex2Dbias"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler2d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleBias];
}
def Intrinsics_tex2Dgrad : Builtin<Global, "tex2Dgrad"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler2d_t>>, In<"x", Vec<float_like_t, "2">>,
              In<"ddx", Vec<float_like_t, "2", 2, 2>>, In<"ddy", Vec<float_like_t, "2", 2, 2>>], [readonly]>
  ];
  let Ops = [SampleGrad];
}
def Intrinsics_tex2Dlod : Builtin<Global, "tex2Dlod"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler2d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleLevel];
}
def Intrinsics_tex2Dproj : Builtin<Global, "tex2Dproj"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler2d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [Sample];
  let Expansion = "the coordinates over the last one";
}
def Intrinsics_tex3D : Builtin<Global, "tex3D"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler3d_t>>, In<"x", Vec<float_like_t, "3">>], [readonly]>,
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler3d_t>>, In<"x", Vec<float_like_t, "3">>,
              In<"ddx", Vec<float_like_t, "3", 2, 2>>, In<"ddy", Vec<float_like_t, "3", 2, 2>>], [readonly]>
  ];
  let Ops = [Sample, SampleGrad];
}
def Intrinsics_tex3Dbias : Builtin<Global, "tex3Dbias"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler3d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleBias];
}
def Intrinsics_tex3Dgrad : Builtin<Global, "tex3Dgrad"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler3d_t>>, In<"x", Vec<float_like_t, "3">>,
              In<"ddx", Vec<float_like_t, "3", 2, 2>>, In<"ddy", Vec<float_like_t, "3", 2, 2>>], [readonly]>
  ];
  let Ops = [SampleGrad];
}
def Intrinsics_tex3Dlod : Builtin<Global, "tex3Dlod"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler3d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleLevel];
}
def Intrinsics_tex3Dproj : Builtin<Global, "tex3Dproj"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler3d_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [Sample];
  let Expansion = "the coordinates over the last one";
}
def Intrinsics_texCUBE : Builtin<Global, "texCUBE"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler_cube_t>>, In<"x", Vec<float_like_t, "3">>], [readonly]>,
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler_cube_t>>, In<"x", Vec<float_like_t, "3">>,
              In<"ddx", Vec<float_like_t, "3", 2, 2>>, In<"ddy", Vec<float_like_t, "3", 2, 2>>], [readonly]>
  ];
  let Ops = [Sample, SampleGrad];
}
def Intrinsics_texCUBEbias : Builtin<Global, "texCUBEbias"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler_cube_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleBias];
}
def Intrinsics_texCUBEgrad : Builtin<Global, "texCUBEgrad"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler_cube_t>>, In<"x", Vec<float_like_t, "3">>,
              In<"ddx", Vec<float_like_t, "3", 2, 2>>, In<"ddy", Vec<float_like_t, "3", 2, 2>>], [readonly]>
  ];
  let Ops = [SampleGrad];
}
def Intrinsics_texCUBElod : Builtin<Global, "texCUBElod"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler_cube_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [SampleLevel];
}
def Intrinsics_texCUBEproj : Builtin<Global, "texCUBEproj"> {
  let Overloads = [
    Overload<Vec<float_like_t, "4">, [In<"s", Slot<sampler_cube_t>>, In<"x", Vec<float_like_t, "4">>], [readonly]>
  ];
  let Ops = [Sample];
  let Expansion = "the coordinates over the last one";
}
def Intrinsics_transpose : Builtin<Global, "transpose"> {
  let Overloads = [
    Overload<Mat<any_t, "c", "r", 1, 1>, [In<"x", Mat<any_t, "r", "c">>], [readnone]>
  ];
  let Expansion = "the elements, turned over";
}
def Intrinsics_trunc : Builtin<Global, "trunc"> {
  let Overloads = [
    Overload<Any<float_like_t, 1, 1>, [In<"x", Any<float_like_t>>], [readnone]>
  ];
  let Ops = [Round_z];
}
def Intrinsics_unpack_s8s16 : Builtin<Global, "unpack_s8s16"> {
  let Overloads = [
    Overload<Vec<int16_t_t, "4">, [In<"pk", Slot<p32i8_t>>], [readnone]>
  ];
  let Ops = [Unpack4x8];
}
def Intrinsics_unpack_s8s32 : Builtin<Global, "unpack_s8s32"> {
  let Overloads = [
    Overload<Vec<int_t, "4">, [In<"pk", Slot<p32i8_t>>], [readnone]>
  ];
  let Ops = [Unpack4x8];
}
def Intrinsics_unpack_u8u16 : Builtin<Global, "unpack_u8u16"> {
  let Overloads = [
    Overload<Vec<uint16_t_t, "4">, [In<"pk", Slot<p32u8_t>>], [readnone]>
  ];
  let Ops = [Unpack4x8];
}
def Intrinsics_unpack_u8u32 : Builtin<Global, "unpack_u8u32"> {
  let Overloads = [
    Overload<Vec<uint_t, "4">, [In<"pk", Slot<p32u8_t>>], [readnone]>
  ];
  let Ops = [Unpack4x8];
}

// Functions.
def VkIntrinsics_VkRawBufferLoad : Builtin<Vk, "VkRawBufferLoad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfFunction>, [In<"addr", Slot<u64_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfFunction>, [In<"addr", Slot<u64_t>>,
              In<"alignment", Slot<uint_t>>], [readonly, vulkan]>
  ];
  let Expansion = "OpLoad through a physical pointer";
}
def VkIntrinsics_VkRawBufferStore : Builtin<Vk, "VkRawBufferStore"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"addr", Slot<u64_t>>, In<"value", Slot<void_t, "", OfFunction, 0>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"addr", Slot<u64_t>>, In<"value", Slot<void_t, "", OfFunction, 0>>,
              In<"alignment", Slot<uint_t>>], [vulkan]>
  ];
  let Expansion = "OpStore through a physical pointer";
}
def VkIntrinsics_VkReadClock : Builtin<Vk, "VkReadClock"> {
  let Overloads = [
    Overload<Slot<u64_t>, [In<"scope", Slot<uint_t>>], [vulkan]>
  ];
  let Expansion = "OpReadClockKHR";
}
def VkIntrinsics_Vkext_execution_mode : Builtin<Vk, "Vkext_execution_mode"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"mode", Slot<uint_t>>,
              VariadicArgs<"...", Slot<void_t, "", OfArguments, 0>>], [vulkan]>
  ];
  let Expansion = "OpExecutionMode";
}
def VkIntrinsics_Vkext_execution_mode_id : Builtin<Vk, "Vkext_execution_mode_id"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"mode", Slot<uint_t>>,
              VariadicArgs<"...", Slot<void_t, "", OfArguments, 0>>], [vulkan]>
  ];
  let Expansion = "OpExecutionModeId";
}
def VkIntrinsics_Vkreinterpret_pointer_cast : Builtin<Vk, "Vkreinterpret_pointer_cast"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfFunctionSecond>, [In<"ptr", Slot<VkBufferPointer_t>>], [vulkan]>
  ];
  let Expansion = "OpBitcast";
}
def VkIntrinsics_Vkstatic_pointer_cast : Builtin<Vk, "Vkstatic_pointer_cast"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfFunctionSecond>, [In<"ptr", Slot<VkBufferPointer_t>>], [vulkan]>
  ];
  let Expansion = "the pointer itself";
}

// Methods of BufferPointer.
def BufferPointerMethods_GetBufferContents : Builtin<BufferPointer, "GetBufferContents"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [], [readonly]>
  ];
  let Expansion = "the object behind the pointer";
}

// Methods of Stream.
def StreamMethods_Append : Builtin<Stream, "Append"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<void_t, "", OfObject>>]>
  ];
  let Ops = [EmitStream];
  let Expansion = "the outputs stored, then the vertex ended";
}
def StreamMethods_RestartStrip : Builtin<Stream, "RestartStrip"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [CutStream];
}

// Methods of Texture1D.
def Texture1DMethods_CalculateLevelOfDetail : Builtin<Texture1D, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "1">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture1DMethods_CalculateLevelOfDetailUnclamped : Builtin<Texture1D, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "1">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture1DMethods_GetDimensions : Builtin<Texture1D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture1DMethods_Load : Builtin<Texture1D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"o", Vec<int_t, "1">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}
def Texture1DMethods_Sample : Builtin<Texture1D, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def Texture1DMethods_SampleBias : Builtin<Texture1D, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def Texture1DMethods_SampleCmp : Builtin<Texture1D, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmp];
}
def Texture1DMethods_SampleCmpBias : Builtin<Texture1D, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpBias];
}
def Texture1DMethods_SampleCmpGrad : Builtin<Texture1D, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpGrad];
}
def Texture1DMethods_SampleCmpLevel : Builtin<Texture1D, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevel];
}
def Texture1DMethods_SampleCmpLevelZero : Builtin<Texture1D, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "1">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def Texture1DMethods_SampleGrad : Builtin<Texture1D, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>,
              In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def Texture1DMethods_SampleLevel : Builtin<Texture1D, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "1">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of Texture1DArray.
def Texture1DArrayMethods_CalculateLevelOfDetail : Builtin<Texture1DArray, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "1">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture1DArrayMethods_CalculateLevelOfDetailUnclamped : Builtin<Texture1DArray, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "1">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture1DArrayMethods_GetDimensions : Builtin<Texture1DArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"elements", Slot<uint_only_t, "", 2, 2>>, Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"elements", Slot<float_like_t, "", 2, 2>>, Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"elements", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"elements", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture1DArrayMethods_Load : Builtin<Texture1DArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "1">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}
def Texture1DArrayMethods_Sample : Builtin<Texture1DArray, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def Texture1DArrayMethods_SampleBias : Builtin<Texture1DArray, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def Texture1DArrayMethods_SampleCmp : Builtin<Texture1DArray, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmp];
}
def Texture1DArrayMethods_SampleCmpBias : Builtin<Texture1DArray, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpBias];
}
def Texture1DArrayMethods_SampleCmpGrad : Builtin<Texture1DArray, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "1", 2, 2>>,
              In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpGrad];
}
def Texture1DArrayMethods_SampleCmpLevel : Builtin<Texture1DArray, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevel];
}
def Texture1DArrayMethods_SampleCmpLevelZero : Builtin<Texture1DArray, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def Texture1DArrayMethods_SampleGrad : Builtin<Texture1DArray, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>,
              In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 2, 2>>, In<"ddy", Vec<float_t, "1", 2, 2>>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def Texture1DArrayMethods_SampleLevel : Builtin<Texture1DArray, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of Texture2D.
def Texture2DMethods_CalculateLevelOfDetail : Builtin<Texture2D, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture2DMethods_CalculateLevelOfDetailUnclamped : Builtin<Texture2D, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture2DMethods_Gather : Builtin<Texture2D, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DMethods_GatherAlpha : Builtin<Texture2D, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DMethods_GatherBlue : Builtin<Texture2D, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DMethods_GatherCmp : Builtin<Texture2D, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DMethods_GatherCmpAlpha : Builtin<Texture2D, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DMethods_GatherCmpBlue : Builtin<Texture2D, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DMethods_GatherCmpGreen : Builtin<Texture2D, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DMethods_GatherCmpRed : Builtin<Texture2D, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DMethods_GatherGreen : Builtin<Texture2D, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DMethods_GatherRaw : Builtin<Texture2D, "GatherRaw"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherRaw];
}
def Texture2DMethods_GatherRed : Builtin<Texture2D, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DMethods_GetDimensions : Builtin<Texture2D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture2DMethods_Load : Builtin<Texture2D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}
def Texture2DMethods_Sample : Builtin<Texture2D, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def Texture2DMethods_SampleBias : Builtin<Texture2D, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def Texture2DMethods_SampleCmp : Builtin<Texture2D, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmp];
}
def Texture2DMethods_SampleCmpBias : Builtin<Texture2D, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpBias];
}
def Texture2DMethods_SampleCmpGrad : Builtin<Texture2D, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpGrad];
}
def Texture2DMethods_SampleCmpLevel : Builtin<Texture2D, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevel];
}
def Texture2DMethods_SampleCmpLevelZero : Builtin<Texture2D, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def Texture2DMethods_SampleGrad : Builtin<Texture2D, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def Texture2DMethods_SampleLevel : Builtin<Texture2D, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of Texture2DMS.
def Texture2DMSMethods_GetDimensions : Builtin<Texture2DMS, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"samples", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"samples", Slot<float_like_t, "", 2, 2>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture2DMSMethods_GetSamplePosition : Builtin<Texture2DMS, "GetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_like_t, "2">, [In<"s", Slot<int_t>>], [readonly]>
  ];
  let Ops = [Texture2DMSGetSamplePosition];
}
def Texture2DMSMethods_Load : Builtin<Texture2DMS, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of Texture2DArray.
def Texture2DArrayMethods_CalculateLevelOfDetail : Builtin<Texture2DArray, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture2DArrayMethods_CalculateLevelOfDetailUnclamped : Builtin<Texture2DArray, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "2">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture2DArrayMethods_Gather : Builtin<Texture2DArray, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DArrayMethods_GatherAlpha : Builtin<Texture2DArray, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DArrayMethods_GatherBlue : Builtin<Texture2DArray, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DArrayMethods_GatherCmp : Builtin<Texture2DArray, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DArrayMethods_GatherCmpAlpha : Builtin<Texture2DArray, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DArrayMethods_GatherCmpBlue : Builtin<Texture2DArray, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DArrayMethods_GatherCmpGreen : Builtin<Texture2DArray, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DArrayMethods_GatherCmpRed : Builtin<Texture2DArray, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def Texture2DArrayMethods_GatherGreen : Builtin<Texture2DArray, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DArrayMethods_GatherRaw : Builtin<Texture2DArray, "GatherRaw"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherRaw];
}
def Texture2DArrayMethods_GatherRed : Builtin<Texture2DArray, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def Texture2DArrayMethods_GetDimensions : Builtin<Texture2DArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"elements", Slot<uint_only_t, "", 2, 2>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"elements", Slot<float_like_t, "", 2, 2>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture2DArrayMethods_Load : Builtin<Texture2DArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}
def Texture2DArrayMethods_Sample : Builtin<Texture2DArray, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def Texture2DArrayMethods_SampleBias : Builtin<Texture2DArray, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def Texture2DArrayMethods_SampleCmp : Builtin<Texture2DArray, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmp];
}
def Texture2DArrayMethods_SampleCmpBias : Builtin<Texture2DArray, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpBias];
}
def Texture2DArrayMethods_SampleCmpGrad : Builtin<Texture2DArray, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "2", 2, 2>>,
              In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpGrad];
}
def Texture2DArrayMethods_SampleCmpLevel : Builtin<Texture2DArray, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevel];
}
def Texture2DArrayMethods_SampleCmpLevelZero : Builtin<Texture2DArray, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def Texture2DArrayMethods_SampleGrad : Builtin<Texture2DArray, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 2, 2>>, In<"ddy", Vec<float_t, "2", 2, 2>>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def Texture2DArrayMethods_SampleLevel : Builtin<Texture2DArray, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of Texture2DArrayMS.
def Texture2DArrayMSMethods_GetDimensions : Builtin<Texture2DArrayMS, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>, Out<"samples", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>, Out<"samples", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture2DArrayMSMethods_GetSamplePosition : Builtin<Texture2DArrayMS, "GetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_like_t, "2">, [In<"s", Slot<int_t>>], [readonly]>
  ];
  let Ops = [Texture2DMSGetSamplePosition];
}
def Texture2DArrayMSMethods_Load : Builtin<Texture2DArrayMS, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>,
              In<"o", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of Texture3D.
def Texture3DMethods_CalculateLevelOfDetail : Builtin<Texture3D, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture3DMethods_CalculateLevelOfDetailUnclamped : Builtin<Texture3D, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def Texture3DMethods_GetDimensions : Builtin<Texture3D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"depth", Slot<uint_only_t, "", 2, 2>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"depth", Slot<float_like_t, "", 2, 2>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"depth", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"depth", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def Texture3DMethods_Load : Builtin<Texture3D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "3">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}
def Texture3DMethods_Sample : Builtin<Texture3D, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def Texture3DMethods_SampleBias : Builtin<Texture3D, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def Texture3DMethods_SampleGrad : Builtin<Texture3D, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>,
              In<"o", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>,
              In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>, In<"o", Vec<int_t, "3">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def Texture3DMethods_SampleLevel : Builtin<Texture3D, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "3">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of TextureCUBE.
def TextureCUBEMethods_CalculateLevelOfDetail : Builtin<TextureCUBE, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def TextureCUBEMethods_CalculateLevelOfDetailUnclamped : Builtin<TextureCUBE, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def TextureCUBEMethods_Gather : Builtin<TextureCUBE, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEMethods_GatherAlpha : Builtin<TextureCUBE, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEMethods_GatherBlue : Builtin<TextureCUBE, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEMethods_GatherCmp : Builtin<TextureCUBE, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEMethods_GatherCmpAlpha : Builtin<TextureCUBE, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEMethods_GatherCmpBlue : Builtin<TextureCUBE, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEMethods_GatherCmpGreen : Builtin<TextureCUBE, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEMethods_GatherCmpRed : Builtin<TextureCUBE, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEMethods_GatherGreen : Builtin<TextureCUBE, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEMethods_GatherRed : Builtin<TextureCUBE, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEMethods_GetDimensions : Builtin<TextureCUBE, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def TextureCUBEMethods_Sample : Builtin<TextureCUBE, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def TextureCUBEMethods_SampleBias : Builtin<TextureCUBE, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def TextureCUBEMethods_SampleCmp : Builtin<TextureCUBE, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmp];
}
def TextureCUBEMethods_SampleCmpBias : Builtin<TextureCUBE, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpBias];
}
def TextureCUBEMethods_SampleCmpGrad : Builtin<TextureCUBE, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "3", 2, 2>>,
              In<"ddy", Vec<float_t, "3", 2, 2>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "3", 2, 2>>,
              In<"ddy", Vec<float_t, "3", 2, 2>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "3", 2, 2>>,
              In<"ddy", Vec<float_t, "3", 2, 2>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpGrad];
}
def TextureCUBEMethods_SampleCmpLevel : Builtin<TextureCUBE, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevel];
}
def TextureCUBEMethods_SampleCmpLevelZero : Builtin<TextureCUBE, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def TextureCUBEMethods_SampleGrad : Builtin<TextureCUBE, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def TextureCUBEMethods_SampleLevel : Builtin<TextureCUBE, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of TextureCUBEArray.
def TextureCUBEArrayMethods_CalculateLevelOfDetail : Builtin<TextureCUBEArray, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def TextureCUBEArrayMethods_CalculateLevelOfDetailUnclamped : Builtin<TextureCUBEArray, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"s", Slot<any_sampler_t>>, In<"x", Vec<float_t, "3">>], [readonly]>
  ];
  let Ops = [CalculateLOD];
}
def TextureCUBEArrayMethods_Gather : Builtin<TextureCUBEArray, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEArrayMethods_GatherAlpha : Builtin<TextureCUBEArray, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEArrayMethods_GatherBlue : Builtin<TextureCUBEArray, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEArrayMethods_GatherCmp : Builtin<TextureCUBEArray, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEArrayMethods_GatherCmpAlpha : Builtin<TextureCUBEArray, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEArrayMethods_GatherCmpBlue : Builtin<TextureCUBEArray, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEArrayMethods_GatherCmpGreen : Builtin<TextureCUBEArray, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEArrayMethods_GatherCmpRed : Builtin<TextureCUBEArray, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGatherCmp];
}
def TextureCUBEArrayMethods_GatherGreen : Builtin<TextureCUBEArray, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEArrayMethods_GatherRed : Builtin<TextureCUBEArray, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>], [readonly]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureGather];
}
def TextureCUBEArrayMethods_GetDimensions : Builtin<TextureCUBEArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"elements", Slot<uint_only_t, "", 2, 2>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"elements", Slot<float_like_t, "", 2, 2>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def TextureCUBEArrayMethods_Sample : Builtin<TextureCUBEArray, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [Sample];
}
def TextureCUBEArrayMethods_SampleBias : Builtin<TextureCUBEArray, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleBias];
}
def TextureCUBEArrayMethods_SampleCmp : Builtin<TextureCUBEArray, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmp];
}
def TextureCUBEArrayMethods_SampleCmpBias : Builtin<TextureCUBEArray, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpBias];
}
def TextureCUBEArrayMethods_SampleCmpGrad : Builtin<TextureCUBEArray, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "3", 2, 2>>,
              In<"ddy", Vec<float_t, "3", 2, 2>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "3", 2, 2>>,
              In<"ddy", Vec<float_t, "3", 2, 2>>, In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"ddx", Vec<float_t, "3", 2, 2>>,
              In<"ddy", Vec<float_t, "3", 2, 2>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpGrad];
}
def TextureCUBEArrayMethods_SampleCmpLevel : Builtin<TextureCUBEArray, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, In<"lod", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevel];
}
def TextureCUBEArrayMethods_SampleCmpLevelZero : Builtin<TextureCUBEArray, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly]>,
    Overload<Slot<float_like_t>, [In<"s", Slot<sampler_cmp_t>>, In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def TextureCUBEArrayMethods_SampleGrad : Builtin<TextureCUBEArray, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>,
              In<"clamp", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"ddx", Vec<float_t, "3", 2, 2>>, In<"ddy", Vec<float_t, "3", 2, 2>>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleGrad];
}
def TextureCUBEArrayMethods_SampleLevel : Builtin<TextureCUBEArray, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"lod", Slot<float_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "4">>,
              In<"lod", Slot<float_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [SampleLevel];
}

// Methods of Buffer.
def BufferMethods_GetDimensions : Builtin<Buffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}
def BufferMethods_Load : Builtin<Buffer, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [BufferLoad];
}

// Methods of RWTexture1D.
def RWTexture1DMethods_GetDimensions : Builtin<RWTexture1D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture1DMethods_Load : Builtin<RWTexture1D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "1">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWTexture1DArray.
def RWTexture1DArrayMethods_GetDimensions : Builtin<RWTexture1DArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"elements", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"elements", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture1DArrayMethods_Load : Builtin<RWTexture1DArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWTexture2D.
def RWTexture2DMethods_GetDimensions : Builtin<RWTexture2D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture2DMethods_Load : Builtin<RWTexture2D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWTexture2DArray.
def RWTexture2DArrayMethods_GetDimensions : Builtin<RWTexture2DArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture2DArrayMethods_Load : Builtin<RWTexture2DArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWTexture2DMS.
def RWTexture2DMSMethods_GetDimensions : Builtin<RWTexture2DMS, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"samples", Slot<uint_only_t, "", 2, 2>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"samples", Slot<float_like_t, "", 2, 2>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture2DMSMethods_GetSamplePosition : Builtin<RWTexture2DMS, "GetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_like_t, "2">, [In<"s", Slot<int_t>>], [readonly]>
  ];
  let Ops = [Texture2DMSGetSamplePosition];
}
def RWTexture2DMSMethods_Load : Builtin<RWTexture2DMS, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWTexture2DMSArray.
def RWTexture2DMSArrayMethods_GetDimensions : Builtin<RWTexture2DMSArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>, Out<"samples", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>, Out<"samples", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture2DMSArrayMethods_GetSamplePosition : Builtin<RWTexture2DMSArray, "GetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_like_t, "2">, [In<"s", Slot<int_t>>], [readonly]>
  ];
  let Ops = [Texture2DMSGetSamplePosition];
}
def RWTexture2DMSArrayMethods_Load : Builtin<RWTexture2DMSArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>,
              Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWTexture3D.
def RWTexture3DMethods_GetDimensions : Builtin<RWTexture3D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"depth", Slot<uint_only_t, "", 1, 1>>]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"depth", Slot<float_like_t, "", 1, 1>>]>
  ];
  let Ops = [GetDimensions];
}
def RWTexture3DMethods_Load : Builtin<RWTexture3D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [TextureLoad];
}

// Methods of RWBuffer.
def RWBufferMethods_GetDimensions : Builtin<RWBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}
def RWBufferMethods_Load : Builtin<RWBuffer, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Slot<int_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [BufferLoad];
}

// Methods of ByteAddressBuffer.
def ByteAddressBufferMethods_GetDimensions : Builtin<ByteAddressBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}
def ByteAddressBufferMethods_Load : Builtin<ByteAddressBuffer, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfFunction>, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfFunction>, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def ByteAddressBufferMethods_Load2 : Builtin<ByteAddressBuffer, "Load2"> {
  let Overloads = [
    Overload<Vec<uint_t, "2">, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Vec<uint_t, "2">, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def ByteAddressBufferMethods_Load3 : Builtin<ByteAddressBuffer, "Load3"> {
  let Overloads = [
    Overload<Vec<uint_t, "3">, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Vec<uint_t, "3">, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def ByteAddressBufferMethods_Load4 : Builtin<ByteAddressBuffer, "Load4"> {
  let Overloads = [
    Overload<Vec<uint_t, "4">, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Vec<uint_t, "4">, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}

// Methods of RWByteAddressBuffer.
def RWByteAddressBufferMethods_GetDimensions : Builtin<RWByteAddressBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}
def RWByteAddressBufferMethods_InterlockedAdd : Builtin<RWByteAddressBuffer, "InterlockedAdd"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>, Out<"original", Slot<uint_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedAdd64 : Builtin<RWByteAddressBuffer, "InterlockedAdd64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_InterlockedAnd : Builtin<RWByteAddressBuffer, "InterlockedAnd"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>, Out<"original", Slot<uint_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedAnd64 : Builtin<RWByteAddressBuffer, "InterlockedAnd64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_InterlockedCompareExchange : Builtin<RWByteAddressBuffer, "InterlockedCompareExchange"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"compare", Slot<uint_t>>, In<"value", Slot<uint_t>>,
              Out<"original", Slot<uint_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedCompareExchange64 : Builtin<RWByteAddressBuffer, "InterlockedCompareExchange64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"compare", Slot<u64_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
}
def RWByteAddressBufferMethods_InterlockedCompareExchangeFloatBitwise : Builtin<RWByteAddressBuffer, "InterlockedCompareExchangeFloatBitwise"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"compare", Slot<float_t>>,
              In<"value", Slot<float_t>>, Out<"original", Slot<float_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedCompareStore : Builtin<RWByteAddressBuffer, "InterlockedCompareStore"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"compare", Slot<uint_t>>, In<"value", Slot<uint_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedCompareStore64 : Builtin<RWByteAddressBuffer, "InterlockedCompareStore64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"compare", Slot<u64_t>>, In<"value", Slot<u64_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
}
def RWByteAddressBufferMethods_InterlockedCompareStoreFloatBitwise : Builtin<RWByteAddressBuffer, "InterlockedCompareStoreFloatBitwise"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"compare", Slot<float_t>>, In<"value", Slot<float_t>>]>
  ];
  let Ops = [AtomicCompareExchange];
  let Expansion = "cmpxchg on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedExchange : Builtin<RWByteAddressBuffer, "InterlockedExchange"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>, Out<"original", Slot<uint_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedExchange64 : Builtin<RWByteAddressBuffer, "InterlockedExchange64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<any_int64_t>>,
              Out<"original", Slot<any_int64_t>>]>
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_InterlockedExchangeFloat : Builtin<RWByteAddressBuffer, "InterlockedExchangeFloat"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<float_t>>,
              Out<"original", Slot<float_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "on the bits";
}
def RWByteAddressBufferMethods_InterlockedMax : Builtin<RWByteAddressBuffer, "InterlockedMax"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<any_int32_t>>], [], 0, "InterlockedUMax">,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>,
              In<"value", Slot<any_int32_t>>, Out<"original", Slot<uint_t>>], [], 0, "InterlockedUMax">
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedMax64 : Builtin<RWByteAddressBuffer, "InterlockedMax64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<any_int64_t>>], [], 0, "InterlockedUMax">,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>,
              In<"value", Slot<any_int64_t>>, Out<"original", Slot<any_int64_t>>], [], 0, "InterlockedUMax">
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_InterlockedMin : Builtin<RWByteAddressBuffer, "InterlockedMin"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<any_int32_t>>], [], 0, "InterlockedUMin">,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>,
              In<"value", Slot<any_int32_t>>, Out<"original", Slot<uint_t>>], [], 0, "InterlockedUMin">
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedMin64 : Builtin<RWByteAddressBuffer, "InterlockedMin64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<any_int64_t>>], [], 0, "InterlockedUMin">,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>,
              In<"value", Slot<any_int64_t>>, Out<"original", Slot<any_int64_t>>], [], 0, "InterlockedUMin">
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_InterlockedOr : Builtin<RWByteAddressBuffer, "InterlockedOr"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>, Out<"original", Slot<uint_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedOr64 : Builtin<RWByteAddressBuffer, "InterlockedOr64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_InterlockedXor : Builtin<RWByteAddressBuffer, "InterlockedXor"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<uint_t>>, Out<"original", Slot<uint_t>>]>
  ];
  let Ops = [AtomicBinOp];
  let Expansion = "atomicrmw on group-shared memory";
}
def RWByteAddressBufferMethods_InterlockedXor64 : Builtin<RWByteAddressBuffer, "InterlockedXor64"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>]>,
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<u64_t>>,
              Out<"original", Slot<any_int64_t>>]>
  ];
  let Ops = [AtomicBinOp];
}
def RWByteAddressBufferMethods_Load : Builtin<RWByteAddressBuffer, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfFunction>, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfFunction>, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def RWByteAddressBufferMethods_Load2 : Builtin<RWByteAddressBuffer, "Load2"> {
  let Overloads = [
    Overload<Vec<uint_t, "2">, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Vec<uint_t, "2">, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def RWByteAddressBufferMethods_Load3 : Builtin<RWByteAddressBuffer, "Load3"> {
  let Overloads = [
    Overload<Vec<uint_t, "3">, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Vec<uint_t, "3">, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def RWByteAddressBufferMethods_Load4 : Builtin<RWByteAddressBuffer, "Load4"> {
  let Overloads = [
    Overload<Vec<uint_t, "4">, [In<"byteOffset", Slot<uint_t>>], [readonly]>,
    Overload<Vec<uint_t, "4">, [In<"byteOffset", Slot<uint_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}
def RWByteAddressBufferMethods_Store : Builtin<RWByteAddressBuffer, "Store"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Slot<void_t, "", OfFunction, 0>>]>
  ];
  let Ops = [RawBufferStore, RawBufferVectorStore, BufferStore];
}
def RWByteAddressBufferMethods_Store2 : Builtin<RWByteAddressBuffer, "Store2"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Vec<uint_t, "2">>]>
  ];
  let Ops = [RawBufferStore, RawBufferVectorStore, BufferStore];
}
def RWByteAddressBufferMethods_Store3 : Builtin<RWByteAddressBuffer, "Store3"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Vec<uint_t, "3">>]>
  ];
  let Ops = [RawBufferStore, RawBufferVectorStore, BufferStore];
}
def RWByteAddressBufferMethods_Store4 : Builtin<RWByteAddressBuffer, "Store4"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"byteOffset", Slot<uint_t>>, In<"value", Vec<uint_t, "4">>]>
  ];
  let Ops = [RawBufferStore, RawBufferVectorStore, BufferStore];
}

// Methods of StructuredBuffer.
def StructuredBufferMethods_GetDimensions : Builtin<StructuredBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"count", Slot<uint_only_t>>, Out<"stride", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}
def StructuredBufferMethods_Load : Builtin<StructuredBuffer, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Slot<int_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}

// Methods of RWStructuredBuffer.
def RWStructuredBufferMethods_DecrementCounter : Builtin<RWStructuredBuffer, "DecrementCounter"> {
  let Overloads = [
    Overload<Slot<uint_t>>
  ];
  let Ops = [BufferUpdateCounter];
}
def RWStructuredBufferMethods_GetDimensions : Builtin<RWStructuredBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"count", Slot<uint_only_t>>, Out<"stride", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}
def RWStructuredBufferMethods_IncrementCounter : Builtin<RWStructuredBuffer, "IncrementCounter"> {
  let Overloads = [
    Overload<Slot<uint_t>>
  ];
  let Ops = [BufferUpdateCounter];
}
def RWStructuredBufferMethods_Load : Builtin<RWStructuredBuffer, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Slot<int_t>>], [readonly]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Slot<int_t>>, Out<"status", Slot<uint_only_t>>]>
  ];
  let Ops = [RawBufferLoad, RawBufferVectorLoad, BufferLoad];
}

// Methods of AppendStructuredBuffer.
def AppendStructuredBufferMethods_Append : Builtin<AppendStructuredBuffer, "Append"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"value", Slot<void_t, "", OfObject, 0>>]>
  ];
  let Ops = [BufferUpdateCounter, RawBufferStore];
}
def AppendStructuredBufferMethods_GetDimensions : Builtin<AppendStructuredBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"count", Slot<uint_only_t>>, Out<"stride", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}

// Methods of ConsumeStructuredBuffer.
def ConsumeStructuredBufferMethods_Consume : Builtin<ConsumeStructuredBuffer, "Consume"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>>
  ];
  let Ops = [BufferUpdateCounter, RawBufferLoad];
}
def ConsumeStructuredBufferMethods_GetDimensions : Builtin<ConsumeStructuredBuffer, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"count", Slot<uint_only_t>>, Out<"stride", Slot<uint_only_t>>]>
  ];
  let Ops = [GetDimensions];
}

// Methods of FeedbackTexture2D.
def FeedbackTexture2DMethods_WriteSamplerFeedback : Builtin<FeedbackTexture2D, "WriteSamplerFeedback"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>]>,
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"clamp", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedback];
}
def FeedbackTexture2DMethods_WriteSamplerFeedbackBias : Builtin<FeedbackTexture2D, "WriteSamplerFeedbackBias"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>]>,
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedbackBias];
}
def FeedbackTexture2DMethods_WriteSamplerFeedbackGrad : Builtin<FeedbackTexture2D, "WriteSamplerFeedbackGrad"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2">>, In<"ddy", Vec<float_t, "2">>]>,
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2">>, In<"ddy", Vec<float_t, "2">>, In<"clamp", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedbackGrad];
}
def FeedbackTexture2DMethods_WriteSamplerFeedbackLevel : Builtin<FeedbackTexture2D, "WriteSamplerFeedbackLevel"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2D_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "2">>,
              In<"lod", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedbackLevel];
}

// Methods of FeedbackTexture2DArray.
def FeedbackTexture2DArrayMethods_WriteSamplerFeedback : Builtin<FeedbackTexture2DArray, "WriteSamplerFeedback"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>]>,
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"clamp", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedback];
}
def FeedbackTexture2DArrayMethods_WriteSamplerFeedbackBias : Builtin<FeedbackTexture2DArray, "WriteSamplerFeedbackBias"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>]>,
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedbackBias];
}
def FeedbackTexture2DArrayMethods_WriteSamplerFeedbackGrad : Builtin<FeedbackTexture2DArray, "WriteSamplerFeedbackGrad"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2">>, In<"ddy", Vec<float_t, "2">>]>,
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2">>, In<"ddy", Vec<float_t, "2">>, In<"clamp", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedbackGrad];
}
def FeedbackTexture2DArrayMethods_WriteSamplerFeedbackLevel : Builtin<FeedbackTexture2DArray, "WriteSamplerFeedbackLevel"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<Texture2DArray_t>>, In<"s", Slot<sampler_t>>, In<"x", Vec<float_t, "3">>,
              In<"lod", Slot<float_t>>]>
  ];
  let Ops = [WriteSamplerFeedbackLevel];
}

// Methods of RayQuery.
def RayQueryMethods_Abort : Builtin<RayQuery, "Abort"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [RayQuery_Abort];
}
def RayQueryMethods_CandidateClusterID : Builtin<RayQuery, "CandidateClusterID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly], 10>
  ];
  let Ops = [RayQuery_CandidateClusterID];
}
def RayQueryMethods_CandidateGeometryIndex : Builtin<RayQuery, "CandidateGeometryIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateGeometryIndex];
}
def RayQueryMethods_CandidateInstanceContributionToHitGroupIndex : Builtin<RayQuery, "CandidateInstanceContributionToHitGroupIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateInstanceContributionToHitGroupIndex];
}
def RayQueryMethods_CandidateInstanceID : Builtin<RayQuery, "CandidateInstanceID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateInstanceID];
}
def RayQueryMethods_CandidateInstanceIndex : Builtin<RayQuery, "CandidateInstanceIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateInstanceIndex];
}
def RayQueryMethods_CandidateObjectRayDirection : Builtin<RayQuery, "CandidateObjectRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateObjectRayDirection];
}
def RayQueryMethods_CandidateObjectRayOrigin : Builtin<RayQuery, "CandidateObjectRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateObjectRayOrigin];
}
def RayQueryMethods_CandidateObjectToWorld3x4 : Builtin<RayQuery, "CandidateObjectToWorld3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateObjectToWorld3x4];
}
def RayQueryMethods_CandidateObjectToWorld4x3 : Builtin<RayQuery, "CandidateObjectToWorld4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateObjectToWorld3x4];
  let Expansion = "turned over";
}
def RayQueryMethods_CandidatePrimitiveIndex : Builtin<RayQuery, "CandidatePrimitiveIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidatePrimitiveIndex];
}
def RayQueryMethods_CandidateProceduralPrimitiveNonOpaque : Builtin<RayQuery, "CandidateProceduralPrimitiveNonOpaque"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateProceduralPrimitiveNonOpaque];
}
def RayQueryMethods_CandidateTriangleBarycentrics : Builtin<RayQuery, "CandidateTriangleBarycentrics"> {
  let Overloads = [
    Overload<Vec<float_t, "2">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateTriangleBarycentrics];
}
def RayQueryMethods_CandidateTriangleFrontFace : Builtin<RayQuery, "CandidateTriangleFrontFace"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateTriangleFrontFace];
}
def RayQueryMethods_CandidateTriangleObjectPositions : Builtin<RayQuery, "CandidateTriangleObjectPositions"> {
  let Overloads = [
    Overload<Slot<triangle_positions_t>, [], [readonly], 10>
  ];
  let Ops = [RayQuery_CandidateTriangleObjectPosition];
}
def RayQueryMethods_CandidateTriangleRayT : Builtin<RayQuery, "CandidateTriangleRayT"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateTriangleRayT];
}
def RayQueryMethods_CandidateType : Builtin<RayQuery, "CandidateType"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateType];
}
def RayQueryMethods_CandidateWorldToObject3x4 : Builtin<RayQuery, "CandidateWorldToObject3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateWorldToObject3x4];
}
def RayQueryMethods_CandidateWorldToObject4x3 : Builtin<RayQuery, "CandidateWorldToObject4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CandidateWorldToObject3x4];
  let Expansion = "turned over";
}
def RayQueryMethods_CommitNonOpaqueTriangleHit : Builtin<RayQuery, "CommitNonOpaqueTriangleHit"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [RayQuery_CommitNonOpaqueTriangleHit];
}
def RayQueryMethods_CommitProceduralPrimitiveHit : Builtin<RayQuery, "CommitProceduralPrimitiveHit"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"t", Slot<float_t>>]>
  ];
  let Ops = [RayQuery_CommitProceduralPrimitiveHit];
}
def RayQueryMethods_CommittedClusterID : Builtin<RayQuery, "CommittedClusterID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly], 10>
  ];
  let Ops = [RayQuery_CommittedClusterID];
}
def RayQueryMethods_CommittedGeometryIndex : Builtin<RayQuery, "CommittedGeometryIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedGeometryIndex];
}
def RayQueryMethods_CommittedInstanceContributionToHitGroupIndex : Builtin<RayQuery, "CommittedInstanceContributionToHitGroupIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedInstanceContributionToHitGroupIndex];
}
def RayQueryMethods_CommittedInstanceID : Builtin<RayQuery, "CommittedInstanceID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedInstanceID];
}
def RayQueryMethods_CommittedInstanceIndex : Builtin<RayQuery, "CommittedInstanceIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedInstanceIndex];
}
def RayQueryMethods_CommittedObjectRayDirection : Builtin<RayQuery, "CommittedObjectRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedObjectRayDirection];
}
def RayQueryMethods_CommittedObjectRayOrigin : Builtin<RayQuery, "CommittedObjectRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedObjectRayOrigin];
}
def RayQueryMethods_CommittedObjectToWorld3x4 : Builtin<RayQuery, "CommittedObjectToWorld3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedObjectToWorld3x4];
}
def RayQueryMethods_CommittedObjectToWorld4x3 : Builtin<RayQuery, "CommittedObjectToWorld4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedObjectToWorld3x4];
  let Expansion = "turned over";
}
def RayQueryMethods_CommittedPrimitiveIndex : Builtin<RayQuery, "CommittedPrimitiveIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedPrimitiveIndex];
}
def RayQueryMethods_CommittedRayT : Builtin<RayQuery, "CommittedRayT"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedRayT];
}
def RayQueryMethods_CommittedStatus : Builtin<RayQuery, "CommittedStatus"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedStatus];
}
def RayQueryMethods_CommittedTriangleBarycentrics : Builtin<RayQuery, "CommittedTriangleBarycentrics"> {
  let Overloads = [
    Overload<Vec<float_t, "2">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedTriangleBarycentrics];
}
def RayQueryMethods_CommittedTriangleFrontFace : Builtin<RayQuery, "CommittedTriangleFrontFace"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedTriangleFrontFace];
}
def RayQueryMethods_CommittedTriangleObjectPositions : Builtin<RayQuery, "CommittedTriangleObjectPositions"> {
  let Overloads = [
    Overload<Slot<triangle_positions_t>, [], [readonly], 10>
  ];
  let Ops = [RayQuery_CommittedTriangleObjectPosition];
}
def RayQueryMethods_CommittedWorldToObject3x4 : Builtin<RayQuery, "CommittedWorldToObject3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedWorldToObject3x4];
}
def RayQueryMethods_CommittedWorldToObject4x3 : Builtin<RayQuery, "CommittedWorldToObject4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_CommittedWorldToObject3x4];
  let Expansion = "turned over";
}
def RayQueryMethods_Proceed : Builtin<RayQuery, "Proceed"> {
  let Overloads = [
    Overload<Slot<bool_t>>
  ];
  let Ops = [RayQuery_Proceed];
}
def RayQueryMethods_RayFlags : Builtin<RayQuery, "RayFlags"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_RayFlags];
}
def RayQueryMethods_RayTMin : Builtin<RayQuery, "RayTMin"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readonly]>
  ];
  let Ops = [RayQuery_RayTMin];
}
def RayQueryMethods_TraceRayInline : Builtin<RayQuery, "TraceRayInline"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"AccelerationStructure", Slot<acceleration_struct_t>>, In<"RayFlags", Slot<uint_t>>,
              In<"InstanceInclusionMask", Slot<uint_t>>, In<"Ray", Slot<ray_desc_t>>]>
  ];
  let Ops = [RayQuery_TraceRayInline];
}
def RayQueryMethods_WorldRayDirection : Builtin<RayQuery, "WorldRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_WorldRayDirection];
}
def RayQueryMethods_WorldRayOrigin : Builtin<RayQuery, "WorldRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readonly]>
  ];
  let Ops = [RayQuery_WorldRayOrigin];
}

// Methods of DxHitObject.
def DxHitObjectMethods_FromRayQuery : Builtin<DxHitObject, "FromRayQuery"> {
  let Overloads = [
    Overload<Slot<DxHitObject_t>, [In<"rq", Slot<RayQuery_t>>], [static], 9>,
    Overload<Slot<DxHitObject_t>, [In<"rq", Slot<RayQuery_t>>, In<"HitKind", Slot<uint_t>>,
              In<"Attributes", Slot<udt_t>>], [static], 9>
  ];
  let Ops = [HitObject_FromRayQuery, HitObject_FromRayQueryWithAttrs];
}
def DxHitObjectMethods_GetAttributes : Builtin<DxHitObject, "GetAttributes"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"Attributes", Slot<udt_t>>], [], 9>
  ];
  let Ops = [HitObject_Attributes];
}
def DxHitObjectMethods_GetClusterID : Builtin<DxHitObject, "GetClusterID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 10>
  ];
  let Ops = [HitObject_ClusterID];
}
def DxHitObjectMethods_GetGeometryIndex : Builtin<DxHitObject, "GetGeometryIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_GeometryIndex];
}
def DxHitObjectMethods_GetHitKind : Builtin<DxHitObject, "GetHitKind"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_HitKind];
}
def DxHitObjectMethods_GetInstanceID : Builtin<DxHitObject, "GetInstanceID"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_InstanceID];
}
def DxHitObjectMethods_GetInstanceIndex : Builtin<DxHitObject, "GetInstanceIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_InstanceIndex];
}
def DxHitObjectMethods_GetObjectRayDirection : Builtin<DxHitObject, "GetObjectRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone], 9>
  ];
  let Ops = [HitObject_ObjectRayDirection];
}
def DxHitObjectMethods_GetObjectRayOrigin : Builtin<DxHitObject, "GetObjectRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone], 9>
  ];
  let Ops = [HitObject_ObjectRayOrigin];
}
def DxHitObjectMethods_GetObjectToWorld3x4 : Builtin<DxHitObject, "GetObjectToWorld3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readnone], 9>
  ];
  let Ops = [HitObject_ObjectToWorld3x4];
}
def DxHitObjectMethods_GetObjectToWorld4x3 : Builtin<DxHitObject, "GetObjectToWorld4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readnone], 9>
  ];
  let Ops = [HitObject_ObjectToWorld3x4];
  let Expansion = "turned over";
}
def DxHitObjectMethods_GetPrimitiveIndex : Builtin<DxHitObject, "GetPrimitiveIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_PrimitiveIndex];
}
def DxHitObjectMethods_GetRayFlags : Builtin<DxHitObject, "GetRayFlags"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_RayFlags];
}
def DxHitObjectMethods_GetRayTCurrent : Builtin<DxHitObject, "GetRayTCurrent"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_RayTCurrent];
}
def DxHitObjectMethods_GetRayTMin : Builtin<DxHitObject, "GetRayTMin"> {
  let Overloads = [
    Overload<Slot<float_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_RayTMin];
}
def DxHitObjectMethods_GetShaderTableIndex : Builtin<DxHitObject, "GetShaderTableIndex"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_ShaderTableIndex];
}
def DxHitObjectMethods_GetWorldRayDirection : Builtin<DxHitObject, "GetWorldRayDirection"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone], 9>
  ];
  let Ops = [HitObject_WorldRayDirection];
}
def DxHitObjectMethods_GetWorldRayOrigin : Builtin<DxHitObject, "GetWorldRayOrigin"> {
  let Overloads = [
    Overload<Vec<float_t, "3">, [], [readnone], 9>
  ];
  let Ops = [HitObject_WorldRayOrigin];
}
def DxHitObjectMethods_GetWorldToObject3x4 : Builtin<DxHitObject, "GetWorldToObject3x4"> {
  let Overloads = [
    Overload<Mat<float_t, "3", "4">, [], [readnone], 9>
  ];
  let Ops = [HitObject_WorldToObject3x4];
}
def DxHitObjectMethods_GetWorldToObject4x3 : Builtin<DxHitObject, "GetWorldToObject4x3"> {
  let Overloads = [
    Overload<Mat<float_t, "4", "3">, [], [readnone], 9>
  ];
  let Ops = [HitObject_WorldToObject3x4];
  let Expansion = "turned over";
}
def DxHitObjectMethods_Invoke : Builtin<DxHitObject, "Invoke"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"ho", Slot<DxHitObject_t>>, InOut<"Payload", Slot<udt_t>>], [static], 9>
  ];
  let Ops = [HitObject_Invoke];
}
def DxHitObjectMethods_IsHit : Builtin<DxHitObject, "IsHit"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_IsHit];
}
def DxHitObjectMethods_IsMiss : Builtin<DxHitObject, "IsMiss"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_IsMiss];
}
def DxHitObjectMethods_IsNop : Builtin<DxHitObject, "IsNop"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [readnone], 9>
  ];
  let Ops = [HitObject_IsNop];
}
def DxHitObjectMethods_LoadLocalRootTableConstant : Builtin<DxHitObject, "LoadLocalRootTableConstant"> {
  let Overloads = [
    Overload<Slot<uint_t>, [In<"RootConstantOffsetInBytes", Slot<uint_t>>], [readonly], 9>
  ];
  let Ops = [HitObject_LoadLocalRootTableConstant];
}
def DxHitObjectMethods_MakeMiss : Builtin<DxHitObject, "MakeMiss"> {
  let Overloads = [
    Overload<Slot<DxHitObject_t>, [In<"RayFlags", Slot<uint_t>>, In<"MissShaderIndex", Slot<uint_t>>,
              In<"Ray", Slot<ray_desc_t>>], [static], 9>
  ];
  let Ops = [HitObject_MakeMiss];
}
def DxHitObjectMethods_MakeNop : Builtin<DxHitObject, "MakeNop"> {
  let Overloads = [
    Overload<Slot<DxHitObject_t>, [], [static], 9>
  ];
  let Ops = [HitObject_MakeNop];
}
def DxHitObjectMethods_SetShaderTableIndex : Builtin<DxHitObject, "SetShaderTableIndex"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"RecordIndex", Slot<uint_t>>], [], 9>
  ];
  let Ops = [HitObject_SetShaderTableIndex];
}
def DxHitObjectMethods_TraceRay : Builtin<DxHitObject, "TraceRay"> {
  let Overloads = [
    Overload<Slot<DxHitObject_t>, [In<"AccelerationStructure", Slot<acceleration_struct_t>>,
              In<"RayFlags", Slot<uint_t>>, In<"InstanceInclusionMask", Slot<uint_t>>,
              In<"RayContributionToHitGroupIndex", Slot<uint_t>>,
              In<"MultiplierForGeometryContributionToHitGroupIndex", Slot<uint_t>>,
              In<"MissShaderIndex", Slot<uint_t>>, In<"Ray", Slot<ray_desc_t>>,
              InOut<"Payload", Slot<udt_t>>], [static], 9>
  ];
  let Ops = [HitObject_TraceRay];
}
def DxHitObjectMethods_TriangleObjectPositions : Builtin<DxHitObject, "TriangleObjectPositions"> {
  let Overloads = [
    Overload<Slot<triangle_positions_t>, [], [readnone], 10>
  ];
  let Ops = [HitObject_TriangleObjectPosition];
}

// Functions.
def DxIntrinsics_DxIsDebuggingEnabled : Builtin<Dx, "DxIsDebuggingEnabled"> {
  let Overloads = [
    Overload<Slot<bool_t>, [], [], 10>
  ];
  let Ops = [IsDebuggingEnabled];
}
def DxIntrinsics_DxMaybeReorderThread : Builtin<Dx, "DxMaybeReorderThread"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"HitObject", Slot<DxHitObject_t>>], [], 9>,
    Overload<Slot<void_t>, [In<"CoherenceHint", Slot<uint_t>>,
              In<"NumCoherenceHintBitsFromLSB", Slot<uint_t>>], [], 9>,
    Overload<Slot<void_t>, [In<"HitObject", Slot<DxHitObject_t>>, In<"CoherenceHint", Slot<uint_t>>,
              In<"NumCoherenceHintBitsFromLSB", Slot<uint_t>>], [], 9>
  ];
  let Ops = [MaybeReorderThread];
}

// Methods of EmptyNodeInput.
def EmptyNodeInputMethods_Count : Builtin<EmptyNodeInput, "Count"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [GetInputRecordCount];
}

// Methods of RWDispatchNodeInputRecord.
def RWDispatchNodeInputRecordMethods_FinishedCrossGroupSharing : Builtin<RWDispatchNodeInputRecord, "FinishedCrossGroupSharing"> {
  let Overloads = [
    Overload<Slot<bool_t>>
  ];
  let Ops = [FinishedCrossGroupSharing];
}

// Methods of GroupNodeInputRecords.
def GroupNodeInputRecordsMethods_Count : Builtin<GroupNodeInputRecords, "Count"> {
  let Overloads = [
    Overload<Slot<uint_t>, [], [readonly]>
  ];
  let Ops = [GetInputRecordCount];
}

// Methods of NodeOutput.
def NodeOutputMethods_GetGroupNodeOutputRecords : Builtin<NodeOutput, "GetGroupNodeOutputRecords"> {
  let Overloads = [
    Overload<Slot<GroupNodeOutputRecords_t, "", Own, OfArguments>, [In<"numRecords", Slot<uint_t>>]>
  ];
  let Ops = [AllocateNodeOutputRecords, AnnotateNodeRecordHandle];
}
def NodeOutputMethods_GetThreadNodeOutputRecords : Builtin<NodeOutput, "GetThreadNodeOutputRecords"> {
  let Overloads = [
    Overload<Slot<ThreadNodeOutputRecords_t, "", Own, OfArguments>, [In<"numRecords", Slot<uint_t>>]>
  ];
  let Ops = [AllocateNodeOutputRecords, AnnotateNodeRecordHandle];
}
def NodeOutputMethods_IsValid : Builtin<NodeOutput, "IsValid"> {
  let Overloads = [
    Overload<Slot<bool_t>>
  ];
  let Ops = [NodeOutputIsValid];
}

// Methods of EmptyNodeOutput.
def EmptyNodeOutputMethods_GroupIncrementOutputCount : Builtin<EmptyNodeOutput, "GroupIncrementOutputCount"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"count", Slot<uint_t>>]>
  ];
  let Ops = [IncrementOutputCount];
}
def EmptyNodeOutputMethods_IsValid : Builtin<EmptyNodeOutput, "IsValid"> {
  let Overloads = [
    Overload<Slot<bool_t>>
  ];
  let Ops = [NodeOutputIsValid];
}
def EmptyNodeOutputMethods_ThreadIncrementOutputCount : Builtin<EmptyNodeOutput, "ThreadIncrementOutputCount"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"count", Slot<uint_t>>]>
  ];
  let Ops = [IncrementOutputCount];
}

// Methods of GroupOrThreadNodeOutputRecords.
def GroupOrThreadNodeOutputRecordsMethods_OutputComplete : Builtin<GroupOrThreadNodeOutputRecords, "OutputComplete"> {
  let Overloads = [
    Overload<Slot<void_t>>
  ];
  let Ops = [OutputComplete];
}

// Methods of VkSubpassInput.
def VkSubpassInputMethods_SubpassLoad : Builtin<VkSubpassInput, "SubpassLoad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [], [vulkan]>
  ];
  let Expansion = "OpImageRead at the pixel";
}

// Methods of VkSubpassInputMS.
def VkSubpassInputMSMethods_SubpassLoad : Builtin<VkSubpassInputMS, "SubpassLoad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"sample", Slot<int_t>>], [vulkan]>
  ];
  let Expansion = "OpImageRead at the pixel";
}

// Methods of VkSampledTexture1D.
def VkSampledTexture1DMethods_CalculateLevelOfDetail : Builtin<VkSampledTexture1D, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "1">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture1DMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTexture1D, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "1">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture1DMethods_GetDimensions : Builtin<VkSampledTexture1D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture1DMethods_Load : Builtin<VkSampledTexture1D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"o", Vec<int_t, "1">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}
def VkSampledTexture1DMethods_Sample : Builtin<VkSampledTexture1D, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTexture1DMethods_SampleBias : Builtin<VkSampledTexture1D, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTexture1DMethods_SampleCmp : Builtin<VkSampledTexture1D, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmp];
}
def VkSampledTexture1DMethods_SampleCmpBias : Builtin<VkSampledTexture1D, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpBias];
}
def VkSampledTexture1DMethods_SampleCmpGrad : Builtin<VkSampledTexture1D, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpGrad];
}
def VkSampledTexture1DMethods_SampleCmpLevel : Builtin<VkSampledTexture1D, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevel];
}
def VkSampledTexture1DMethods_SampleCmpLevelZero : Builtin<VkSampledTexture1D, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "1">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def VkSampledTexture1DMethods_SampleGrad : Builtin<VkSampledTexture1D, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"ddx", Vec<float_t, "1", 1, 1>>,
              In<"ddy", Vec<float_t, "1", 1, 1>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"ddx", Vec<float_t, "1", 1, 1>>,
              In<"ddy", Vec<float_t, "1", 1, 1>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTexture1DMethods_SampleLevel : Builtin<VkSampledTexture1D, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "1">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}

// Methods of VkSampledTexture1DArray.
def VkSampledTexture1DArrayMethods_CalculateLevelOfDetail : Builtin<VkSampledTexture1DArray, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "1">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture1DArrayMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTexture1DArray, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "1">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture1DArrayMethods_GetDimensions : Builtin<VkSampledTexture1DArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"elements", Slot<uint_only_t, "", 2, 2>>, Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"elements", Slot<float_like_t, "", 2, 2>>, Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"elements", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture1DArrayMethods_Load : Builtin<VkSampledTexture1DArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "1">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}
def VkSampledTexture1DArrayMethods_Sample : Builtin<VkSampledTexture1DArray, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "1">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTexture1DArrayMethods_SampleBias : Builtin<VkSampledTexture1DArray, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTexture1DArrayMethods_SampleCmp : Builtin<VkSampledTexture1DArray, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmp];
}
def VkSampledTexture1DArrayMethods_SampleCmpBias : Builtin<VkSampledTexture1DArray, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpBias];
}
def VkSampledTexture1DArrayMethods_SampleCmpGrad : Builtin<VkSampledTexture1DArray, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpGrad];
}
def VkSampledTexture1DArrayMethods_SampleCmpLevel : Builtin<VkSampledTexture1DArray, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevel];
}
def VkSampledTexture1DArrayMethods_SampleCmpLevelZero : Builtin<VkSampledTexture1DArray, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def VkSampledTexture1DArrayMethods_SampleGrad : Builtin<VkSampledTexture1DArray, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "1", 1, 1>>, In<"ddy", Vec<float_t, "1", 1, 1>>,
              In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"ddx", Vec<float_t, "1", 1, 1>>,
              In<"ddy", Vec<float_t, "1", 1, 1>>, In<"o", Vec<int_t, "1">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTexture1DArrayMethods_SampleLevel : Builtin<VkSampledTexture1DArray, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "1">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}

// Methods of VkSampledTexture2D.
def VkSampledTexture2DMethods_CalculateLevelOfDetail : Builtin<VkSampledTexture2D, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture2DMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTexture2D, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture2DMethods_Gather : Builtin<VkSampledTexture2D, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DMethods_GatherAlpha : Builtin<VkSampledTexture2D, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DMethods_GatherBlue : Builtin<VkSampledTexture2D, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DMethods_GatherCmp : Builtin<VkSampledTexture2D, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DMethods_GatherCmpAlpha : Builtin<VkSampledTexture2D, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DMethods_GatherCmpBlue : Builtin<VkSampledTexture2D, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DMethods_GatherCmpGreen : Builtin<VkSampledTexture2D, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DMethods_GatherCmpRed : Builtin<VkSampledTexture2D, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DMethods_GatherGreen : Builtin<VkSampledTexture2D, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DMethods_GatherRed : Builtin<VkSampledTexture2D, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "2">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DMethods_GetDimensions : Builtin<VkSampledTexture2D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture2DMethods_Load : Builtin<VkSampledTexture2D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}
def VkSampledTexture2DMethods_Sample : Builtin<VkSampledTexture2D, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTexture2DMethods_SampleBias : Builtin<VkSampledTexture2D, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTexture2DMethods_SampleCmp : Builtin<VkSampledTexture2D, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmp];
}
def VkSampledTexture2DMethods_SampleCmpBias : Builtin<VkSampledTexture2D, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpBias];
}
def VkSampledTexture2DMethods_SampleCmpGrad : Builtin<VkSampledTexture2D, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpGrad];
}
def VkSampledTexture2DMethods_SampleCmpLevel : Builtin<VkSampledTexture2D, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevel];
}
def VkSampledTexture2DMethods_SampleCmpLevelZero : Builtin<VkSampledTexture2D, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "2">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def VkSampledTexture2DMethods_SampleGrad : Builtin<VkSampledTexture2D, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"ddx", Vec<float_t, "2", 1, 1>>,
              In<"ddy", Vec<float_t, "2", 1, 1>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTexture2DMethods_SampleLevel : Builtin<VkSampledTexture2D, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "2">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}

// Methods of VkSampledTexture2DArray.
def VkSampledTexture2DArrayMethods_CalculateLevelOfDetail : Builtin<VkSampledTexture2DArray, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture2DArrayMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTexture2DArray, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "2">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture2DArrayMethods_Gather : Builtin<VkSampledTexture2DArray, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DArrayMethods_GatherAlpha : Builtin<VkSampledTexture2DArray, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DArrayMethods_GatherBlue : Builtin<VkSampledTexture2DArray, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DArrayMethods_GatherCmp : Builtin<VkSampledTexture2DArray, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DArrayMethods_GatherCmpAlpha : Builtin<VkSampledTexture2DArray, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DArrayMethods_GatherCmpBlue : Builtin<VkSampledTexture2DArray, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DArrayMethods_GatherCmpGreen : Builtin<VkSampledTexture2DArray, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DArrayMethods_GatherCmpRed : Builtin<VkSampledTexture2DArray, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>,
              In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTexture2DArrayMethods_GatherGreen : Builtin<VkSampledTexture2DArray, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DArrayMethods_GatherRaw : Builtin<VkSampledTexture2DArray, "GatherRaw"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherRaw];
}
def VkSampledTexture2DArrayMethods_GatherRed : Builtin<VkSampledTexture2DArray, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"o1", Vec<int_t, "2">>, In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>,
              In<"o4", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>, In<"o1", Vec<int_t, "2">>,
              In<"o2", Vec<int_t, "2">>, In<"o3", Vec<int_t, "2">>, In<"o4", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTexture2DArrayMethods_GetDimensions : Builtin<VkSampledTexture2DArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"elements", Slot<uint_only_t, "", 2, 2>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"elements", Slot<float_like_t, "", 2, 2>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture2DArrayMethods_Load : Builtin<VkSampledTexture2DArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "2">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}
def VkSampledTexture2DArrayMethods_Sample : Builtin<VkSampledTexture2DArray, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "2">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTexture2DArrayMethods_SampleBias : Builtin<VkSampledTexture2DArray, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTexture2DArrayMethods_SampleCmp : Builtin<VkSampledTexture2DArray, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmp];
}
def VkSampledTexture2DArrayMethods_SampleCmpBias : Builtin<VkSampledTexture2DArray, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpBias];
}
def VkSampledTexture2DArrayMethods_SampleCmpGrad : Builtin<VkSampledTexture2DArray, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpGrad];
}
def VkSampledTexture2DArrayMethods_SampleCmpLevel : Builtin<VkSampledTexture2DArray, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevel];
}
def VkSampledTexture2DArrayMethods_SampleCmpLevelZero : Builtin<VkSampledTexture2DArray, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def VkSampledTexture2DArrayMethods_SampleGrad : Builtin<VkSampledTexture2DArray, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "2", 1, 1>>, In<"ddy", Vec<float_t, "2", 1, 1>>,
              In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"ddx", Vec<float_t, "2", 1, 1>>,
              In<"ddy", Vec<float_t, "2", 1, 1>>, In<"o", Vec<int_t, "2">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTexture2DArrayMethods_SampleLevel : Builtin<VkSampledTexture2DArray, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}

// Methods of VkSampledTexture2DMS.
def VkSampledTexture2DMSMethods_GetDimensions : Builtin<VkSampledTexture2DMS, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"samples", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"samples", Slot<float_like_t, "", 2, 2>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture2DMSMethods_GetSamplePosition : Builtin<VkSampledTexture2DMS, "GetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_like_t, "2">, [In<"s", Slot<int_t>>], [readonly, vulkan]>
  ];
  let Ops = [Texture2DMSGetSamplePosition];
}
def VkSampledTexture2DMSMethods_Load : Builtin<VkSampledTexture2DMS, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "2">>, In<"s", Slot<int_t>>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}

// Methods of VkSampledTexture2DMSArray.
def VkSampledTexture2DMSArrayMethods_GetDimensions : Builtin<VkSampledTexture2DMSArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>, Out<"samples", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>, Out<"samples", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture2DMSArrayMethods_GetSamplePosition : Builtin<VkSampledTexture2DMSArray, "GetSamplePosition"> {
  let Overloads = [
    Overload<Vec<float_like_t, "2">, [In<"s", Slot<int_t>>], [readonly, vulkan]>
  ];
  let Ops = [Texture2DMSGetSamplePosition];
}
def VkSampledTexture2DMSArrayMethods_Load : Builtin<VkSampledTexture2DMSArray, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>,
              In<"o", Vec<int_t, "2">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "3">>, In<"s", Slot<int_t>>,
              In<"o", Vec<int_t, "2">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}

// Methods of VkSampledTexture3D.
def VkSampledTexture3DMethods_CalculateLevelOfDetail : Builtin<VkSampledTexture3D, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture3DMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTexture3D, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTexture3DMethods_GetDimensions : Builtin<VkSampledTexture3D, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"depth", Slot<uint_only_t, "", 2, 2>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"depth", Slot<float_like_t, "", 2, 2>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"depth", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"depth", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTexture3DMethods_Load : Builtin<VkSampledTexture3D, "Load"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<int_t, "4">>, In<"o", Vec<int_t, "3">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureLoad];
}
def VkSampledTexture3DMethods_Sample : Builtin<VkSampledTexture3D, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "3">>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"o", Vec<int_t, "3">>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTexture3DMethods_SampleBias : Builtin<VkSampledTexture3D, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTexture3DMethods_SampleGrad : Builtin<VkSampledTexture3D, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>,
              In<"o", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"ddx", Vec<float_t, "3", 1, 1>>,
              In<"ddy", Vec<float_t, "3", 1, 1>>, In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"ddx", Vec<float_t, "3", 1, 1>>,
              In<"ddy", Vec<float_t, "3", 1, 1>>, In<"o", Vec<int_t, "3">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTexture3DMethods_SampleLevel : Builtin<VkSampledTexture3D, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>,
              In<"o", Vec<int_t, "3">>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}

// Methods of VkSampledTextureCUBE.
def VkSampledTextureCUBEMethods_CalculateLevelOfDetail : Builtin<VkSampledTextureCUBE, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTextureCUBEMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTextureCUBE, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTextureCUBEMethods_Gather : Builtin<VkSampledTextureCUBE, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEMethods_GatherAlpha : Builtin<VkSampledTextureCUBE, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEMethods_GatherBlue : Builtin<VkSampledTextureCUBE, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEMethods_GatherCmp : Builtin<VkSampledTextureCUBE, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEMethods_GatherCmpAlpha : Builtin<VkSampledTextureCUBE, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEMethods_GatherCmpBlue : Builtin<VkSampledTextureCUBE, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEMethods_GatherCmpGreen : Builtin<VkSampledTextureCUBE, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEMethods_GatherCmpRed : Builtin<VkSampledTextureCUBE, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEMethods_GatherGreen : Builtin<VkSampledTextureCUBE, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEMethods_GatherRed : Builtin<VkSampledTextureCUBE, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "3">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEMethods_GetDimensions : Builtin<VkSampledTextureCUBE, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTextureCUBEMethods_Sample : Builtin<VkSampledTextureCUBE, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTextureCUBEMethods_SampleBias : Builtin<VkSampledTextureCUBE, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"bias", Slot<float_t>>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTextureCUBEMethods_SampleCmp : Builtin<VkSampledTextureCUBE, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmp];
}
def VkSampledTextureCUBEMethods_SampleCmpBias : Builtin<VkSampledTextureCUBE, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpBias];
}
def VkSampledTextureCUBEMethods_SampleCmpGrad : Builtin<VkSampledTextureCUBE, "SampleCmpGrad"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpGrad];
}
def VkSampledTextureCUBEMethods_SampleCmpLevel : Builtin<VkSampledTextureCUBE, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevel];
}
def VkSampledTextureCUBEMethods_SampleCmpLevelZero : Builtin<VkSampledTextureCUBE, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "3">>, In<"compareValue", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def VkSampledTextureCUBEMethods_SampleGrad : Builtin<VkSampledTextureCUBE, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"ddx", Vec<float_t, "3", 1, 1>>,
              In<"ddy", Vec<float_t, "3", 1, 1>>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTextureCUBEMethods_SampleLevel : Builtin<VkSampledTextureCUBE, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "3">>, In<"lod", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}

// Methods of VkSampledTextureCUBEArray.
def VkSampledTextureCUBEArrayMethods_CalculateLevelOfDetail : Builtin<VkSampledTextureCUBEArray, "CalculateLevelOfDetail"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTextureCUBEArrayMethods_CalculateLevelOfDetailUnclamped : Builtin<VkSampledTextureCUBEArray, "CalculateLevelOfDetailUnclamped"> {
  let Overloads = [
    Overload<Slot<float_t>, [In<"x", Vec<float_t, "3">>], [readonly, vulkan]>
  ];
  let Ops = [CalculateLOD];
}
def VkSampledTextureCUBEArrayMethods_Gather : Builtin<VkSampledTextureCUBEArray, "Gather"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEArrayMethods_GatherAlpha : Builtin<VkSampledTextureCUBEArray, "GatherAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEArrayMethods_GatherBlue : Builtin<VkSampledTextureCUBEArray, "GatherBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEArrayMethods_GatherCmp : Builtin<VkSampledTextureCUBEArray, "GatherCmp"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEArrayMethods_GatherCmpAlpha : Builtin<VkSampledTextureCUBEArray, "GatherCmpAlpha"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEArrayMethods_GatherCmpBlue : Builtin<VkSampledTextureCUBEArray, "GatherCmpBlue"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEArrayMethods_GatherCmpGreen : Builtin<VkSampledTextureCUBEArray, "GatherCmpGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEArrayMethods_GatherCmpRed : Builtin<VkSampledTextureCUBEArray, "GatherCmpRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"compareValue", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGatherCmp];
}
def VkSampledTextureCUBEArrayMethods_GatherGreen : Builtin<VkSampledTextureCUBEArray, "GatherGreen"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEArrayMethods_GatherRed : Builtin<VkSampledTextureCUBEArray, "GatherRed"> {
  let Overloads = [
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>], [readonly, vulkan]>,
    Overload<Vec<void_t, "4", Own, OfObject>, [In<"x", Vec<float_t, "4">>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [TextureGather];
}
def VkSampledTextureCUBEArrayMethods_GetDimensions : Builtin<VkSampledTextureCUBEArray, "GetDimensions"> {
  let Overloads = [
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<uint_only_t>>,
              Out<"height", Slot<uint_only_t, "", 2, 2>>, Out<"elements", Slot<uint_only_t, "", 2, 2>>,
              Out<"levels", Slot<uint_only_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [In<"x", Slot<uint_t>>, Out<"width", Slot<float_like_t>>,
              Out<"height", Slot<float_like_t, "", 2, 2>>, Out<"elements", Slot<float_like_t, "", 2, 2>>,
              Out<"levels", Slot<float_like_t, "", 2, 2>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<uint_only_t>>, Out<"height", Slot<uint_only_t, "", 1, 1>>,
              Out<"elements", Slot<uint_only_t, "", 1, 1>>], [vulkan]>,
    Overload<Slot<void_t>, [Out<"width", Slot<float_like_t>>, Out<"height", Slot<float_like_t, "", 1, 1>>,
              Out<"elements", Slot<float_like_t, "", 1, 1>>], [vulkan]>
  ];
  let Ops = [GetDimensions];
}
def VkSampledTextureCUBEArrayMethods_Sample : Builtin<VkSampledTextureCUBEArray, "Sample"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [Sample];
}
def VkSampledTextureCUBEArrayMethods_SampleBias : Builtin<VkSampledTextureCUBEArray, "SampleBias"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"bias", Slot<float_t>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"bias", Slot<float_t>>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleBias];
}
def VkSampledTextureCUBEArrayMethods_SampleCmp : Builtin<VkSampledTextureCUBEArray, "SampleCmp"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmp];
}
def VkSampledTextureCUBEArrayMethods_SampleCmpBias : Builtin<VkSampledTextureCUBEArray, "SampleCmpBias"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"bias", Slot<float_t>>, In<"clamp", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpBias];
}
def VkSampledTextureCUBEArrayMethods_SampleCmpLevel : Builtin<VkSampledTextureCUBEArray, "SampleCmpLevel"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              In<"lod", Slot<float_t>>, Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevel];
}
def VkSampledTextureCUBEArrayMethods_SampleCmpLevelZero : Builtin<VkSampledTextureCUBEArray, "SampleCmpLevelZero"> {
  let Overloads = [
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<float_like_t>, [In<"x", Vec<float_t, "4">>, In<"compareValue", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleCmpLevelZero];
}
def VkSampledTextureCUBEArrayMethods_SampleGrad : Builtin<VkSampledTextureCUBEArray, "SampleGrad"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>,
              In<"ddx", Vec<float_t, "3", 1, 1>>, In<"ddy", Vec<float_t, "3", 1, 1>>,
              In<"clamp", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"ddx", Vec<float_t, "3", 1, 1>>,
              In<"ddy", Vec<float_t, "3", 1, 1>>, In<"clamp", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleGrad];
}
def VkSampledTextureCUBEArrayMethods_SampleLevel : Builtin<VkSampledTextureCUBEArray, "SampleLevel"> {
  let Overloads = [
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"lod", Slot<float_t>>], [readonly, vulkan]>,
    Overload<Slot<void_t, "", OfObject>, [In<"x", Vec<float_t, "4">>, In<"lod", Slot<float_t>>,
              Out<"status", Slot<uint_only_t>>], [vulkan]>
  ];
  let Ops = [SampleLevel];
}
