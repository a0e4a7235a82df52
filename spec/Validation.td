// The rules of DXIL's validator: the one place that says what each is called and how a finding of it is worded.
//
// The words are those of DXC's validator, which programs show and people search for, as far as a finding has the same names and
// numbers. `cargo xtask codegen` makes the enumeration of trefoil-validate and `docs/validation.md` from here. The codes are those of the
// table of validation rules in the specification of DXIL. A rule that is not checked yet stands in a list with the reason.

// A rule that is checked. `{0}`, `{1}`… in the words are what a finding names.
class ValidationRule<string name, string words> {
  string Code = name;
  string Words = words;
  // The first version of the validator that has the rule.
  string Since = "1.0";
}

// Rules that are not checked, and why.
class UncheckedRules<string why, list<string> codes> {
  string Why = why;
  list<string> Codes = codes;
}

// Rules of the specification's table that no container breaks, and why.
class DeadRules<string why, list<string> codes> {
  string Why = why;
  list<string> Codes = codes;
}

// Checked rules on which no reference validator is asked about damaged containers, and why.
class UncomparedRules<string why, list<string> codes> {
  string Why = why;
  list<string> Codes = codes;
}

// The module.
def BitcodeValid : ValidationRule<"Bitcode.Valid", "Module bitcode is invalid: {0}">;

// Containers.
def ContainerContentInvalid : ValidationRule<"Container.ContentInvalid", "Container is not well-formed: {0}">;
def ContainerPartInvalid : ValidationRule<"Container.PartInvalid", "Unknown part '{0}' found in DXIL container.">;
def ContainerPartMatches : ValidationRule<"Container.PartMatches", "Container part '{0}' does not match expected for module.">;
def ContainerPartMissing : ValidationRule<"Container.PartMissing", "Missing part '{0}' required by module.">;
def ContainerPartRepeated : ValidationRule<"Container.PartRepeated", "More than one container part '{0}'.">;
def ContainerRootSignatureIncompatible : ValidationRule<"Container.RootSignatureIncompatible", "Root Signature in DXIL container is not compatible with shader: {0}">;

// Declarations.
def DeclAllocateRayQuery2FlagsAreConst : ValidationRule<"Decl.AllocateRayQuery2FlagsAreConst", "constRayFlags and RayQueryFlags arguments of AllocateRayQuery2 must be constant">;
def DeclAllocateRayQueryFlagsAreConst : ValidationRule<"Decl.AllocateRayQueryFlagsAreConst", "constRayFlags argument of AllocateRayQuery must be constant">;
def DeclAllowOpacityMicromapsExpectedGivenForceOMM2State : ValidationRule<"Decl.AllowOpacityMicromapsExpectedGivenForceOMM2State", "RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS must be set for RayQueryFlags when RAY_FLAG_FORCE_OMM_2_STATE is set for constRayFlags on AllocateRayQuery2 operation.">;
def DeclAttrStruct : ValidationRule<"Decl.AttrStruct", "Argument '{0}' must be a struct type for attributes in shader function '{1}'.">;
def DeclDxilFnExtern : ValidationRule<"Decl.DxilFnExtern", "External function '{0}' is not a DXIL function.">;
def DeclDxilNsReserved : ValidationRule<"Decl.DxilNsReserved", "Declaration '{0}' uses a reserved prefix.">;
def DeclExtraArgs : ValidationRule<"Decl.ExtraArgs", "Extra argument '{0}' not allowed for shader function '{1}'.">;
def DeclFnAttribute : ValidationRule<"Decl.FnAttribute", "Function '{0}' contains invalid attribute '{1}'.">;
def DeclFnFlattenParam : ValidationRule<"Decl.FnFlattenParam", "Parameter '{0}' is a struct type in function '{1}'.">;
def DeclFnIsCalled : ValidationRule<"Decl.FnIsCalled", "Function '{0}' is used for something other than calling.">;
def DeclMultipleNodeInputs : ValidationRule<"Decl.MultipleNodeInputs", "node shader '{0}' may not have more than one input record ({1} are declared)">;
def DeclNodeLaunchInputType : ValidationRule<"Decl.NodeLaunchInputType", "node shader '{0}' has incompatible input record type">;
def DeclNotUsedExternal : ValidationRule<"Decl.NotUsedExternal", "External declaration '{0}' is unused.">;
def DeclParamStruct : ValidationRule<"Decl.ParamStruct", "Argument '{0}' must be a struct type for callable shader function '{1}'.">;
def DeclPayloadStruct : ValidationRule<"Decl.PayloadStruct", "Argument '{0}' must be a struct type for payload in shader function '{1}'.">;
def DeclResourceInFnSig : ValidationRule<"Decl.ResourceInFnSig", "Function '{0}' uses resource in function signature.">;
def DeclShaderMissingArg : ValidationRule<"Decl.ShaderMissingArg", "shader '{0}' missing required {1} parameter.">;
def DeclShaderReturnVoid : ValidationRule<"Decl.ShaderReturnVoid", "Shader function '{0}' must have void return type.">;
def DeclUsedExternalFunction : ValidationRule<"Decl.UsedExternalFunction", "External function '{0}' is unused.">;
def DeclUsedInternal : ValidationRule<"Decl.UsedInternal", "Internal declaration '{0}' is unused.">;

// Control flow.
def FlowDeadLoop : ValidationRule<"Flow.DeadLoop", "Loop must have break.">;
def FlowFunctionCall : ValidationRule<"Flow.FunctionCall", "Function {0} with parameter is not permitted, it should be inlined.">;
def FlowNoRecursion : ValidationRule<"Flow.NoRecursion", "Recursion is not permitted.">;
def FlowReducible : ValidationRule<"Flow.Reducible", "Execution flow must be reducible.">;

// Instructions.
def InstrAllowed : ValidationRule<"Instr.Allowed", "Instructions must be of an allowed type: {0}">;
def InstrAtomicConst : ValidationRule<"Instr.AtomicConst", "Constant destination to atomic.">;
def InstrAtomicIntrinNonUAV : ValidationRule<"Instr.AtomicIntrinNonUAV", "Non-UAV destination to atomic intrinsic.">;
def InstrAtomicOpNonGroupsharedOrRecord : ValidationRule<"Instr.AtomicOpNonGroupsharedOrRecord", "Non-groupshared or node record destination to atomic operation.">;
def InstrAttributeAtVertexNoInterpolation : ValidationRule<"Instr.AttributeAtVertexNoInterpolation", "Attribute must have nointerpolation mode in order to use GetAttributeAtVertex function.">;
def InstrBarrierFlagInvalid : ValidationRule<"Instr.BarrierFlagInvalid", "Invalid flags on DXIL operation: {0}">;
def InstrBarrierModeForNonCS : ValidationRule<"Instr.BarrierModeForNonCS", "sync in a non-Compute/Amplification/Mesh/Node Shader must only sync UAV (sync_uglobal).">;
def InstrBarrierModeNoMemory : ValidationRule<"Instr.BarrierModeNoMemory", "sync must include some form of memory barrier - _u (UAV) and/or _g (Thread Group Shared Memory).  Only _t (thread group sync) is optional.">;
def InstrBarrierModeUselessUGroup : ValidationRule<"Instr.BarrierModeUselessUGroup", "sync can't specify both _ugroup and _uglobal. If both are needed, just specify _uglobal.">;
def InstrBarrierNonConstantFlagArgument : ValidationRule<"Instr.BarrierNonConstantFlagArgument", "Memory type, access, or sync flag is not constant">;
def InstrBarrierRequiresNode : ValidationRule<"Instr.BarrierRequiresNode", "sync in a non-Node Shader must not sync node record memory.">;
def InstrBufferUpdateCounterOnResHasCounter : ValidationRule<"Instr.BufferUpdateCounterOnResHasCounter", "BufferUpdateCounter valid only when HasCounter is true.">;
def InstrBufferUpdateCounterOnUAV : ValidationRule<"Instr.BufferUpdateCounterOnUAV", "BufferUpdateCounter valid only on UAV.">;
def InstrCallOload : ValidationRule<"Instr.CallOload", "Call to DXIL intrinsic '{0}' does not match an allowed overload signature of {1}.">;
def InstrCannotPullPosition : ValidationRule<"Instr.CannotPullPosition", "{0} does not support pull-model evaluation of position.">;
def InstrCBufferClassForCBufferHandle : ValidationRule<"Instr.CBufferClassForCBufferHandle", "Expect Cbuffer for CBufferLoad handle.">;
def InstrCBufferOutOfBound : ValidationRule<"Instr.CBufferOutOfBound", "Cbuffer access out of bound.">;
def InstrCheckAccessFullyMapped : ValidationRule<"Instr.CheckAccessFullyMapped", "CheckAccessFullyMapped should only be used on resource status.">;
def InstrConstAlignForRawBuf : ValidationRule<"Instr.ConstAlignForRawBuf", "Raw Buffer alignment value must be a constant.">;
def InstrCoordinateCountForRawTypedBuf : ValidationRule<"Instr.CoordinateCountForRawTypedBuf", "raw/typed buffer offset must be undef.">;
def InstrCoordinateCountForStructBuf : ValidationRule<"Instr.CoordinateCountForStructBuf", "structured buffer requires defined index and offset coordinates.">;
def InstrDxilStructUser : ValidationRule<"Instr.DxilStructUser", "Dxil struct types should only be used by ExtractValue: {0}">;
def InstrEvalInterpolationMode : ValidationRule<"Instr.EvalInterpolationMode", "Interpolation mode on {0} used with eval_* instruction must be linear, linear_centroid, linear_noperspective, linear_noperspective_centroid, linear_sample or linear_noperspective_sample.">;
def InstrExtractValue : ValidationRule<"Instr.ExtractValue", "ExtractValue should only be used on dxil struct types and cmpxchg.">;
def InstrFailToResloveTgsmPointer : ValidationRule<"Instr.FailToResloveTGSMPointer", "TGSM pointers must originate from an unambiguous TGSM global variable.">;
def InstrHandleNotFromCreateHandle : ValidationRule<"Instr.HandleNotFromCreateHandle", "Resource handle should returned by createHandle.">;
def InstrIllegalDXILOpCode : ValidationRule<"Instr.IllegalDXILOpCode", "Unknown DXILOpCode {0} specified.">;
def InstrIllegalDXILOpFunction : ValidationRule<"Instr.IllegalDXILOpFunction", "'{0}' is not a DXILOpFuncition for DXILOpcode '{1}'.">;
def InstrImmBiasForSampleB : ValidationRule<"Instr.ImmBiasForSampleB", "bias amount for sample_b must be in the range [-16.000000,15.990000], but {0} was specified as an immediate.">;
def InstrInBoundsAccess : ValidationRule<"Instr.InBoundsAccess", "Access to out-of-bounds memory is disallowed.">;
def InstrMinPrecisionNotPrecise : ValidationRule<"Instr.MinPrecisionNotPrecise", "Instructions marked precise may not refer to minprecision values.">;
def InstrMinPrecisonBitCast : ValidationRule<"Instr.MinPrecisonBitCast", "Bitcast on minprecison types is not allowed.">;
def InstrMipLevelForGetDimension : ValidationRule<"Instr.MipLevelForGetDimension", "Use mip level on buffer when GetDimensions.">;
def InstrMipOnUAVLoad : ValidationRule<"Instr.MipOnUAVLoad", "uav load don't support mipLevel/sampleIndex.">;
def InstrMayReorderThreadUndefCoherenceHintParam : ValidationRule<"Instr.MayReorderThreadUndefCoherenceHintParam", "Use of undef coherence hint or num coherence hint bits in MaybeReorderThread."> {
  let Since = "1.9";
}
def InstrMissingSetMeshOutputCounts : ValidationRule<"Instr.MissingSetMeshOutputCounts", "Missing SetMeshOutputCounts call.">;
def InstrMultipleGetMeshPayload : ValidationRule<"Instr.MultipleGetMeshPayload", "GetMeshPayload cannot be called multiple times.">;
def InstrMultipleSetMeshOutputCounts : ValidationRule<"Instr.MultipleSetMeshOutputCounts", "SetMeshOUtputCounts cannot be called multiple times.">;
def InstrNoGenericPtrAddrSpaceCast : ValidationRule<"Instr.NoGenericPtrAddrSpaceCast", "Address space cast between pointer types must have one part to be generic address space.">;
def InstrNoIDivByZero : ValidationRule<"Instr.NoIDivByZero", "No signed integer division by zero.">;
def InstrNoIndefiniteAcos : ValidationRule<"Instr.NoIndefiniteAcos", "No indefinite arccosine.">;
def InstrNoIndefiniteAsin : ValidationRule<"Instr.NoIndefiniteAsin", "No indefinite arcsine.">;
def InstrNoIndefiniteDsxy : ValidationRule<"Instr.NoIndefiniteDsxy", "No indefinite derivative calculation.">;
def InstrNoIndefiniteLog : ValidationRule<"Instr.NoIndefiniteLog", "No indefinite logarithm.">;
def InstrNodeRecordHandleUseAfterComplete : ValidationRule<"Instr.NodeRecordHandleUseAfterComplete", "Invalid use of completed record handle.">;
def InstrNonDominatingDispatchMesh : ValidationRule<"Instr.NonDominatingDispatchMesh", "Non-Dominating DispatchMesh call.">;
def InstrNonDominatingSetMeshOutputCounts : ValidationRule<"Instr.NonDominatingSetMeshOutputCounts", "Non-Dominating SetMeshOutputCounts call.">;
def InstrNoReadingUninitialized : ValidationRule<"Instr.NoReadingUninitialized", "Instructions should not read uninitialized value.">;
def InstrNotOnceDispatchMesh : ValidationRule<"Instr.NotOnceDispatchMesh", "DispatchMesh must be called exactly once in an Amplification shader.">;
def InstrNoUDivByZero : ValidationRule<"Instr.NoUDivByZero", "No unsigned integer division by zero.">;
def InstrOffsetOnUAVLoad : ValidationRule<"Instr.OffsetOnUAVLoad", "uav load don't support offset.">;
def InstrOload : ValidationRule<"Instr.Oload", "DXIL intrinsic overload must be valid: {0}, {1}">;
def InstrOnlyOneAllocConsume : ValidationRule<"Instr.OnlyOneAllocConsume", "RWStructuredBuffers may increment or decrement their counters, but not both.">;
def InstrOpCodeReserved : ValidationRule<"Instr.OpCodeReserved", "Instructions must not reference reserved opcodes: {0}">;
def InstrOpConst : ValidationRule<"Instr.OpConst", "{0} must be an immediate constant.">;
def InstrOpConstRange : ValidationRule<"Instr.OpConstRange", "Constant values must be in-range for operation.">;
def InstrOperandRange : ValidationRule<"Instr.OperandRange", "An operand is not in the range that the operation expects.">;
def InstrPtrBitCast : ValidationRule<"Instr.PtrBitCast", "Pointer type bitcast must be have same size.">;
def InstrResourceClassForLoad : ValidationRule<"Instr.ResourceClassForLoad", "load can only run on UAV/SRV resource.">;
def InstrResourceClassForSamplerGather : ValidationRule<"Instr.ResourceClassForSamplerGather", "sample, lod and gather should be on srv resource.">;
def InstrResourceClassForUAVStore : ValidationRule<"Instr.ResourceClassForUAVStore", "store should be on uav resource.">;
def InstrResourceCoordinateMiss : ValidationRule<"Instr.ResourceCoordinateMiss", "coord uninitialized.">;
def InstrResourceCoordinateTooMany : ValidationRule<"Instr.ResourceCoordinateTooMany", "out of bound coord must be undef.">;
def InstrResourceKindForBufferLoadStore : ValidationRule<"Instr.ResourceKindForBufferLoadStore", "buffer load/store only works on Raw/Typed/StructuredBuffer.">;
def InstrResourceKindForCalcLOD : ValidationRule<"Instr.ResourceKindForCalcLOD", "lod requires resource declared as texture1D/2D/3D/Cube/CubeArray/1DArray/2DArray.">;
def InstrResourceKindForGather : ValidationRule<"Instr.ResourceKindForGather", "gather requires resource declared as texture/2D/Cube/2DArray/CubeArray.">;
def InstrResourceKindForGetDim : ValidationRule<"Instr.ResourceKindForGetDim", "Invalid resource kind on GetDimensions.">;
def InstrResourceKindForSample : ValidationRule<"Instr.ResourceKindForSample", "sample/_l/_d requires resource declared as texture1D/2D/3D/Cube/1DArray/2DArray/CubeArray.">;
def InstrResourceKindForSampleC : ValidationRule<"Instr.ResourceKindForSampleC", "samplec requires resource declared as texture1D/2D/Cube/1DArray/2DArray/CubeArray.">;
def InstrResourceKindForTextureLoad : ValidationRule<"Instr.ResourceKindForTextureLoad", "texture load only works on Texture1D/1DArray/2D/2DArray/3D/MS2D/MS2DArray.">;
def InstrResourceKindForTextureStore : ValidationRule<"Instr.ResourceKindForTextureStore", "texture store only works on Texture1D/1DArray/2D/2DArray/3D.">;
def InstrResourceKindForTraceRay : ValidationRule<"Instr.ResourceKindForTraceRay", "TraceRay should only use RTAccelerationStructure.">;
def InstrResourceMapToSingleEntry : ValidationRule<"Instr.ResourceMapToSingleEntry", "Fail to map resource to resource table: {0}, {1}">;
def InstrResourceOffsetMiss : ValidationRule<"Instr.ResourceOffsetMiss", "offset uninitialized.">;
def InstrResourceOffsetTooMany : ValidationRule<"Instr.ResourceOffsetTooMany", "out of bound offset must be undef.">;
def InstrResourceUser : ValidationRule<"Instr.ResourceUser", "Resource should only be used by Load/GEP/Call.">;
def InstrSampleCompType : ValidationRule<"Instr.SampleCompType", "sample_* instructions require resource to be declared to return UNORM, SNORM or FLOAT.">;
def InstrSampleIndexForLoad2DMS : ValidationRule<"Instr.SampleIndexForLoad2DMS", "load on Texture2DMS/2DMSArray require sampleIndex.">;
def InstrSamplerModeForLOD : ValidationRule<"Instr.SamplerModeForLOD", "lod instruction requires sampler declared in default mode.">;
def InstrSamplerModeForSample : ValidationRule<"Instr.SamplerModeForSample", "sample/_l/_d/_cl_s/gather instruction requires sampler declared in default mode.">;
def InstrSamplerModeForSampleC : ValidationRule<"Instr.SamplerModeForSampleC", "sample_c_*/gather_c instructions require sampler declared in comparison mode.">;
def InstrSignatureOperationNotInEntry : ValidationRule<"Instr.SignatureOperationNotInEntry", "Dxil operation for input output signature must be in entryPoints: {0}">;
def InstrStructBitCast : ValidationRule<"Instr.StructBitCast", "Bitcast on struct types is not allowed.">;
def InstrSvConflictingLaunchMode : ValidationRule<"Instr.SVConflictingLaunchMode", "Call to DXIL intrinsic {0} is not allowed in the node shader's launch type">;
def InstrTextureOffset : ValidationRule<"Instr.TextureOffset", "offset texture instructions must take offset which can resolve to integer literal in the range -8 to 7.">;
def InstrUndefinedValueForUAVStore : ValidationRule<"Instr.UndefinedValueForUAVStore", "Assignment of undefined values to UAV.">;
def InstrUndefHitObject : ValidationRule<"Instr.UndefHitObject", "HitObject is undef."> {
  let Since = "1.9";
}
def InstrUndefResultForGetDimension : ValidationRule<"Instr.UndefResultForGetDimension", "GetDimensions used undef dimension on {0}.">;
def InstrWriteMaskForTypedUAVStore : ValidationRule<"Instr.WriteMaskForTypedUAVStore", "store on typed uav must write to all four components of the UAV.">;
def InstrWriteMaskGapForUAV : ValidationRule<"Instr.WriteMaskGapForUAV", "UAV write mask must be contiguous, starting at x: .x, .xy, .xyz, or .xyzw.">;
def InstrWriteMaskMatchValueForUAVStore : ValidationRule<"Instr.WriteMaskMatchValueForUAVStore", "uav store write mask must match store value mask, write mask is {0} and store value mask is {1}.">;

// Metadata.
def MetaBarycentricsFloat3 : ValidationRule<"Meta.BarycentricsFloat3", "only 'float3' type is allowed for SV_Barycentrics: {1}, {0}">;
def MetaBarycentricsInterpolation : ValidationRule<"Meta.BarycentricsInterpolation", "SV_Barycentrics cannot be used with 'nointerpolation' type: {1}, {0}">;
def MetaBarycentricsTwoPerspectives : ValidationRule<"Meta.BarycentricsTwoPerspectives", "There can only be up to two input attributes of SV_Barycentrics with different perspective interpolation mode: {1}, {0}">;
def MetaBranchFlatten : ValidationRule<"Meta.BranchFlatten", "Can't use branch and flatten attributes together.">;
def MetaClipCullMaxComponents : ValidationRule<"Meta.ClipCullMaxComponents", "ClipDistance and CullDistance use more than the maximum of 8 components combined: {1}, {0}">;
def MetaClipCullMaxRows : ValidationRule<"Meta.ClipCullMaxRows", "ClipDistance and CullDistance occupy more than the maximum of 2 rows combined: {1}, {0}">;
def MetaCoherenceNotOnAppendConsume : ValidationRule<"Meta.CoherenceNotOnAppendConsume", "globallycoherent cannot be used on buffer with counter '{0}'">;
def MetaComputeWithNode : ValidationRule<"Meta.ComputeWithNode", "Compute entry '{0}' has unexpected node shader metadata">;
def MetaControlFlowHintNotOnControlFlow : ValidationRule<"Meta.ControlFlowHintNotOnControlFlow", "Control flow hint only works on control flow inst.">;
def MetaDenseResIds : ValidationRule<"Meta.DenseResIDs", "Resource identifiers must be zero-based and dense: {0}">;
def MetaDuplicateSysValue : ValidationRule<"Meta.DuplicateSysValue", "System value {0} appears more than once in the same signature.">;
def MetaEntryFunction : ValidationRule<"Meta.EntryFunction", "entrypoint not found.">;
def MetaFlagsUsage : ValidationRule<"Meta.FlagsUsage", "Flags must match usage: declared={0}, actual={1}.">;
def MetaForceCaseOnSwitch : ValidationRule<"Meta.ForceCaseOnSwitch", "Attribute forcecase only works for switch.">;
def MetaIntegerInterpMode : ValidationRule<"Meta.IntegerInterpMode", "signature element {0} specifies invalid interpolation mode for integer component type.">;
def MetaInterpModeInOneRow : ValidationRule<"Meta.InterpModeInOneRow", "signature element {0} has interpolation mode that differs from another element packed into the same row.">;
def MetaInterpModeValid : ValidationRule<"Meta.InterpModeValid", "Invalid interpolation mode for '{0}'.">;
def MetaInvalidControlFlowHint : ValidationRule<"Meta.InvalidControlFlowHint", "Invalid control flow hint: {0}">;
def MetaKnown : ValidationRule<"Meta.Known", "Named metadata '{0}' is unknown.">;
def MetaMaxTessFactor : ValidationRule<"Meta.MaxTessFactor", "Hull Shader MaxTessFactor must be [1.000000..64.000000].">;
def MetaNoEntryPropsForEntry : ValidationRule<"Meta.NoEntryPropsForEntry", "Entry point {0} must have entry properties.">;
def MetaNoSemanticOverlap : ValidationRule<"Meta.NoSemanticOverlap", "Semantic '{0}' overlap at {1}.">;
def MetaSemaKindValid : ValidationRule<"Meta.SemaKindValid", "Semantic kind for '{0}' is invalid.">;
def MetaSemanticCompType : ValidationRule<"Meta.SemanticCompType", "{0} has a component type that the system value does not have.">;
def MetaSemanticIndexMax : ValidationRule<"Meta.SemanticIndexMax", "{0} semantic index exceeds maximum ({1}).">;
def MetaSemanticLen : ValidationRule<"Meta.SemanticLen", "Semantic length must be at least 1 and at most 64: {1}, {0}">;
def MetaSemanticShouldBeAllocated : ValidationRule<"Meta.SemanticShouldBeAllocated", "{1} Semantic '{0}' should have a valid packing location.">;
def MetaSemanticShouldNotBeAllocated : ValidationRule<"Meta.SemanticShouldNotBeAllocated", "{1} Semantic '{0}' should have a packing location of -1.">;
def MetaSignatureCompType : ValidationRule<"Meta.SignatureCompType", "signature {0} specifies unrecognized or invalid component type.">;
def MetaSignatureDataWidth : ValidationRule<"Meta.SignatureDataWidth", "signature element {0} has data width that differs from another element packed into the same row.">;
def MetaSignatureIllegalComponentOrder : ValidationRule<"Meta.SignatureIllegalComponentOrder", "signature element {0} violates component ordering rule (arb < sv < sgv).">;
def MetaSignatureIndexConflict : ValidationRule<"Meta.SignatureIndexConflict", "signature element {0} has an indexing conflict with another signature element packed into the same row.">;
def MetaSignatureOutOfRange : ValidationRule<"Meta.SignatureOutOfRange", "signature element {0} is out of range.">;
def MetaSignatureOverlap : ValidationRule<"Meta.SignatureOverlap", "signature element {0} overlaps another signature element.">;
def MetaStructBufAlignment : ValidationRule<"Meta.StructBufAlignment", "structured buffer element size must be a multiple of 4 bytes. '{0}'">;
def MetaStructBufAlignmentOutOfBound : ValidationRule<"Meta.StructBufAlignmentOutOfBound", "structured buffer elements cannot be larger than 2048 bytes. '{0}'">;
def MetaSystemValueRows : ValidationRule<"Meta.SystemValueRows", "rows for system value semantic {0} must be 1.">;
def MetaTarget : ValidationRule<"Meta.Target", "Unknown target triple '{0}'.">;
def MetaTessellatorOutputPrimitive : ValidationRule<"Meta.TessellatorOutputPrimitive", "Invalid Tessellator Output Primitive specified. Must be point, line, triangleCW or triangleCCW.">;
def MetaTessellatorPartition : ValidationRule<"Meta.TessellatorPartition", "Invalid Tessellator Partitioning specified. Must be integer, pow2, fractional_odd or fractional_even.">;
def MetaTextureType : ValidationRule<"Meta.TextureType", "elements of typed buffers and textures must fit in four 32-bit quantities: {0}">;
def MetaUsed : ValidationRule<"Meta.Used", "All metadata must be used by dxil: {0}">;
def MetaValidSamplerMode : ValidationRule<"Meta.ValidSamplerMode", "Invalid sampler mode on sampler: {0}">;
def MetaValueRange : ValidationRule<"Meta.ValueRange", "Metadata value must be within range: {0}">;
def MetaVersionSupported : ValidationRule<"Meta.VersionSupported", "Validator version in metadata ({0}) is not supported; maximum: ({1}).">;
def MetaWellFormed : ValidationRule<"Meta.WellFormed", "Metadata must be well-formed in operand count and types: {0}">;

// Stages and shader models.
def Sm64bitRawBufferLoadStore : ValidationRule<"Sm.64bitRawBufferLoadStore", "i64/f64 rawBufferLoad/Store overloads are allowed after SM 6.3.">;
def SmAmplificationShaderPayloadSize : ValidationRule<"Sm.AmplificationShaderPayloadSize", "For amplification shader with entry '{0}', payload size {1} is greater than maximum size of {2} bytes.">;
def SmAmplificationShaderPayloadSizeDeclared : ValidationRule<"Sm.AmplificationShaderPayloadSizeDeclared", "For amplification shader with entry '{0}', payload size {1} is greater than declared size of {2} bytes.">;
def SmCBufferArrayOffsetAlignment : ValidationRule<"Sm.CBufferArrayOffsetAlignment", "CBuffer {0} has unaligned array offset at {1}.">;
def SmCBufferElementOverflow : ValidationRule<"Sm.CBufferElementOverflow", "CBuffer {0} size insufficient for element at offset {1}.">;
def SmCBufferOffsetOverlap : ValidationRule<"Sm.CBufferOffsetOverlap", "CBuffer {0} has offset overlaps at {1}.">;
def SmCBufferSize : ValidationRule<"Sm.CBufferSize", "CBuffer {0} exceeds the maximum of 65536 bytes.">;
def SmCBufferTemplateTypeMustBeStruct : ValidationRule<"Sm.CBufferTemplateTypeMustBeStruct", "D3D12 constant/texture buffer template element can only be a struct: {0}">;
def SmCompletePosition : ValidationRule<"Sm.CompletePosition", "Not all elements of SV_Position were written.">;
def SmConstantInterpMode : ValidationRule<"Sm.ConstantInterpMode", "Interpolation mode for '{0}' should be constant.">;
def SmCounterOnlyOnStructBuf : ValidationRule<"Sm.CounterOnlyOnStructBuf", "BufferUpdateCounter valid only on structured buffers: {0}">;
def SmCSNoSignatures : ValidationRule<"Sm.CSNoSignatures", "Compute shaders must not have shader signatures: {0}">;
def SmDomainLocationIdxOob : ValidationRule<"Sm.DomainLocationIdxOOB", "DomainLocation component index out of bounds for the domain: {0}, {1}">;
def SmDSInputControlPointCountRange : ValidationRule<"Sm.DSInputControlPointCountRange", "DS input control point count must be [0..{0}].  {1} specified.">;
def SmDxilVersion : ValidationRule<"Sm.DxilVersion", "Shader model {0} requires Dxil Version {1}, not {2}.">;
def SmGSInstanceCountRange : ValidationRule<"Sm.GSInstanceCountRange", "GS instance count must be [1..{0}].  {1} specified.">;
def SmGSOutputVertexCountRange : ValidationRule<"Sm.GSOutputVertexCountRange", "GS output vertex count must be [0..{0}].  {1} specified.">;
def SmGSTotalOutputVertexDataRange : ValidationRule<"Sm.GSTotalOutputVertexDataRange", "Declared output vertex count ({0}) multiplied by the total number of declared scalar components of output data ({1}) equals {2}.  This value cannot be greater than {3}.">;
def SmGSValidInputPrimitive : ValidationRule<"Sm.GSValidInputPrimitive", "GS input primitive unrecognized.">;
def SmGSValidOutputPrimitiveTopology : ValidationRule<"Sm.GSValidOutputPrimitiveTopology", "GS output primitive topology unrecognized.">;
def SmHSInputControlPointCountRange : ValidationRule<"Sm.HSInputControlPointCountRange", "HS input control point count must be [0..{0}].  {1} specified.">;
def SmHullPassThruControlPointCountMatch : ValidationRule<"Sm.HullPassThruControlPointCountMatch", "For pass thru hull shader, input control point count must match output control point count">;
def SmIncompatibleCallInEntry : ValidationRule<"Sm.IncompatibleCallInEntry", "Entry function calls one or more functions using incompatible features.  See other errors for details: {0}">;
def SmIncompatibleDerivInComputeShaderModel : ValidationRule<"Sm.IncompatibleDerivInComputeShaderModel", "Function uses derivatives in compute-model shader, which is only supported in shader model 6.6 and above.">;
def SmIncompatibleDerivLaunch : ValidationRule<"Sm.IncompatibleDerivLaunch", "Function called from thread launch node shader uses derivatives; only broadcasting and coalescing launch modes support derivatives.">;
def SmIncompatibleOperation : ValidationRule<"Sm.IncompatibleOperation", "Entry function performs some operation that is incompatible with the shader stage or other entry properties.  See other errors for details: {0}">;
def SmIncompatibleRequiresGroup : ValidationRule<"Sm.IncompatibleRequiresGroup", "Function requires a visible group, but is called from a shader without one: {0}">;
def SmIncompatibleShaderModel : ValidationRule<"Sm.IncompatibleShaderModel", "Function uses features incompatible with the shader model.">;
def SmIncompatibleStage : ValidationRule<"Sm.IncompatibleStage", "Function uses features incompatible with the shader stage ({0}) of the entry function.">;
def SmIncompatibleThreadGroupDim : ValidationRule<"Sm.IncompatibleThreadGroupDim", "Function uses derivatives in compute-model shader; derivatives require NumThreads to be 1D and a multiple of 4, or 2D/3D with X and Y both being a multiple of 2.">;
def SmInsideTessFactorSizeMatchDomain : ValidationRule<"Sm.InsideTessFactorSizeMatchDomain", "InsideTessFactor rows and columns invalid for the domain.  Expected {0} rows and 1 column.">;
def SmInvalidResourceCompType : ValidationRule<"Sm.InvalidResourceCompType", "Invalid resource return type: {0}">;
def SmInvalidResourceKind : ValidationRule<"Sm.InvalidResourceKind", "Invalid resources kind: {0}">;
def SmInvalidSamplerFeedbackType : ValidationRule<"Sm.InvalidSamplerFeedbackType", "Invalid sampler feedback type: {0}">;
def SmInvalidTextureKindOnUAV : ValidationRule<"Sm.InvalidTextureKindOnUAV", "TextureCube[Array] resources are not supported with UAVs: {0}">;
def SmIsoLineOutputPrimitiveMismatch : ValidationRule<"Sm.IsoLineOutputPrimitiveMismatch", "Hull Shader declared with IsoLine Domain must specify output primitive point or line. Triangle_cw or triangle_ccw output are not compatible with the IsoLine Domain.">;
def SmMaxTgsmSizeOnEntry : ValidationRule<"Sm.MaxTGSMSizeOnEntry", "Total Thread Group Shared Memory used by '{0}' is {1}, exceeding maximum: {2}.">;
def SmMaxTheadGroup : ValidationRule<"Sm.MaxTheadGroup", "Declared Thread Group Count {0} (X*Y*Z) is beyond the valid maximum of {1}.">;
def SmMeshPSigRowCount : ValidationRule<"Sm.MeshPSigRowCount", "For shader '{0}', primitive output signatures are taking up more than {1} rows.">;
def SmMeshShaderInOutSize : ValidationRule<"Sm.MeshShaderInOutSize", "For shader '{0}', payload plus output size is greater than {1}.">;
def SmMeshShaderMaxPrimitiveCount : ValidationRule<"Sm.MeshShaderMaxPrimitiveCount", "MS max primitive output count must be [0..{0}].  {1} specified.">;
def SmMeshShaderMaxVertexCount : ValidationRule<"Sm.MeshShaderMaxVertexCount", "MS max vertex output count must be [0..{0}].  {1} specified.">;
def SmMeshShaderOutputSize : ValidationRule<"Sm.MeshShaderOutputSize", "For shader '{0}', vertex plus primitive output size is greater than {1}.">;
def SmMeshShaderPayloadSize : ValidationRule<"Sm.MeshShaderPayloadSize", "For mesh shader with entry '{0}', payload size {1} is greater than maximum size of {2} bytes.">;
def SmMeshShaderPayloadSizeDeclared : ValidationRule<"Sm.MeshShaderPayloadSizeDeclared", "For mesh shader with entry '{0}', payload size {1} is greater than declared size of {2} bytes.">;
def SmMeshTotalSigRowCount : ValidationRule<"Sm.MeshTotalSigRowCount", "For shader '{0}', vertex and primitive output signatures are taking up more than {1} rows.">;
def SmMeshVSigRowCount : ValidationRule<"Sm.MeshVSigRowCount", "For shader '{0}', vertex output signatures are taking up more than {1} rows.">;
def SmMultiStreamMustBePoint : ValidationRule<"Sm.MultiStreamMustBePoint", "Multiple GS output streams are used but '{0}' is not pointlist.">;
def SmNoInterpMode : ValidationRule<"Sm.NoInterpMode", "Interpolation mode for '{0}' is set but should be undefined.">;
def SmNoPSOutputIdx : ValidationRule<"Sm.NoPSOutputIdx", "Pixel shader output registers are not indexable: {1}, {0}">;
def SmOpcode : ValidationRule<"Sm.Opcode", "{0}">;
def SmOpCodeInInvalidFunction : ValidationRule<"Sm.OpCodeInInvalidFunction", "opcode '{0}' is used in a function that cannot call it.">;
def SmOperand : ValidationRule<"Sm.Operand", "Operand must be defined in target shader model.">;
def SmOutputControlPointCountRange : ValidationRule<"Sm.OutputControlPointCountRange", "output control point count must be [{0}..{1}].  {2} specified.">;
def SmOutputControlPointsTotalScalars : ValidationRule<"Sm.OutputControlPointsTotalScalars", "Total number of scalars across all HS output control points must not exceed .">;
def SmPatchConstantOnlyForHSDS : ValidationRule<"Sm.PatchConstantOnlyForHSDS", "patch constant signature only valid in HS and DS: {0}">;
def SmProgramVersion : ValidationRule<"Sm.ProgramVersion", "Program Version is {0} but Dxil Module shader model version is {1}."> {
  let Since = "1.9";
}
def SmPSConsistentInterp : ValidationRule<"Sm.PSConsistentInterp", "Interpolation mode for PS input position must be linear_noperspective_centroid or linear_noperspective_sample when outputting oDepthGE or oDepthLE and not running at sample frequency (which is forced by inputting SV_SampleIndex or declaring an input linear_sample or linear_noperspective_sample): {0}">;
def SmPSCoverageAndInnerCoverage : ValidationRule<"Sm.PSCoverageAndInnerCoverage", "InnerCoverage and Coverage are mutually exclusive.">;
def SmPSMultipleDepthSemantic : ValidationRule<"Sm.PSMultipleDepthSemantic", "Pixel Shader only allows one type of depth semantic to be declared.">;
def SmPSOutputSemantic : ValidationRule<"Sm.PSOutputSemantic", "Pixel Shader allows output semantics to be SV_Target, SV_Depth, SV_DepthGreaterEqual, SV_DepthLessEqual, SV_Coverage or SV_StencilRef, {0} found.">;
def SmPSTargetCol0 : ValidationRule<"Sm.PSTargetCol0", "SV_Target packed location must start at column 0: {1}, {0}">;
def SmPSTargetIndexMatchesRow : ValidationRule<"Sm.PSTargetIndexMatchesRow", "SV_Target semantic index must match packed row location: {1}, {0}">;
def SmRayShaderPayloadSize : ValidationRule<"Sm.RayShaderPayloadSize", "For shader '{0}', payload or attribute size {2} is smaller than argument's allocation size {1}.">;
def SmRayShaderSignatures : ValidationRule<"Sm.RayShaderSignatures", "Ray tracing shader '{0}' should not have any shader signatures.">;
def SmResourceRangeOverlap : ValidationRule<"Sm.ResourceRangeOverlap", "Resource {0} overlaps with other resource.">;
def SmROVOnlyInPS : ValidationRule<"Sm.ROVOnlyInPS", "RasterizerOrdered objects are only allowed in 5.0+ pixel shaders: {0}">;
def SmSampleCountOnlyOn2DMS : ValidationRule<"Sm.SampleCountOnlyOn2DMS", "Only Texture2DMS/2DMSArray could has sample count: {0}">;
def SmSemantic : ValidationRule<"Sm.Semantic", "Semantic '{0}' is invalid as {1}.">;
def SmStreamIndexRange : ValidationRule<"Sm.StreamIndexRange", "Stream index of '{0}' must be between 0 and 3.">;
def SmTessFactorForDomain : ValidationRule<"Sm.TessFactorForDomain", "Required TessFactor for domain not found declared anywhere in Patch Constant data.">;
def SmTessFactorSizeMatchDomain : ValidationRule<"Sm.TessFactorSizeMatchDomain", "TessFactor rows and columns invalid for the domain.  Expected {0} rows and 1 column.">;
def SmTgsmUnsupported : ValidationRule<"Sm.TGSMUnsupported", "Thread Group Shared Memory not supported in '{0}'.">;
def SmThreadGroupChannelRange : ValidationRule<"Sm.ThreadGroupChannelRange", "Declared Thread Group {0} size {1} outside valid range [{2}..{3}].">;
def SmTriOutputPrimitiveMismatch : ValidationRule<"Sm.TriOutputPrimitiveMismatch", "Hull Shader declared with Tri Domain must specify output primitive point, triangle_cw or triangle_ccw. Line output is not compatible with the Tri domain.">;
def SmUndefinedOutput : ValidationRule<"Sm.UndefinedOutput", "Not all elements of output {0} were written.">;
def SmValidDomain : ValidationRule<"Sm.ValidDomain", "Invalid Tessellator Domain specified. Must be isoline, tri or quad.">;
def SmViewIDNeedsSlot : ValidationRule<"Sm.ViewIDNeedsSlot", "Pixel shader input signature lacks available space for ViewID.">;
def SmWaveSizeAllZeroWhenUndefined : ValidationRule<"Sm.WaveSizeAllZeroWhenUndefined", "WaveSize Max and Preferred must be 0 when Min is 0">;
def SmWaveSizeExpectsOneParam : ValidationRule<"Sm.WaveSizeExpectsOneParam", "WaveSize tag expects exactly 1 parameter.">;
def SmWaveSizeMaxAndPreferredZeroWhenNoRange : ValidationRule<"Sm.WaveSizeMaxAndPreferredZeroWhenNoRange", "WaveSize Max and Preferred must be 0 to encode min==max">;
def SmWaveSizeMaxGreaterThanMin : ValidationRule<"Sm.WaveSizeMaxGreaterThanMin", "WaveSize Max is less than Min">;
def SmWaveSizeNeedsConstantOperands : ValidationRule<"Sm.WaveSizeNeedsConstantOperands", "WaveSize metadata operands must be constant values.">;
def SmWaveSizeNeedsSM66or67 : ValidationRule<"Sm.WaveSizeNeedsSM66or67", "WaveSize is valid only for Shader Model 6.6 and 6.7.">;
def SmWaveSizeOnComputeOrNode : ValidationRule<"Sm.WaveSizeOnComputeOrNode", "WaveSize only allowed on compute or node shaders">;
def SmWaveSizePreferredInRange : ValidationRule<"Sm.WaveSizePreferredInRange", "WaveSize Preferred outside Min..Max range">;
def SmWaveSizeRangeExpectsThreeParams : ValidationRule<"Sm.WaveSizeRangeExpectsThreeParams", "WaveSize Range tag expects exactly 3 parameters."> {
  let Since = "1.8";
}
def SmWaveSizeRangeNeedsSM68Plus : ValidationRule<"Sm.WaveSizeRangeNeedsSM68Plus", "WaveSize Range is valid only for Shader Model 6.8 and higher."> {
  let Since = "1.8";
}
def SmWaveSizeTagDuplicate : ValidationRule<"Sm.WaveSizeTagDuplicate", "WaveSize or WaveSizeRange tag may only appear once per entry point.">;
def SmWaveSizeValue : ValidationRule<"Sm.WaveSizeValue", "WaveSize outside valid range [4..128], or not a power of 2.">;
def SmZeroHSInputControlPointWithInput : ValidationRule<"Sm.ZeroHSInputControlPointWithInput", "When HS input control point count is 0, no input signature should exist.">;

// Types.
def TypesDefined : ValidationRule<"Types.Defined", "Type '{0}' is not defined on DXIL primitives.">;
def TypesI8 : ValidationRule<"Types.I8", "I8 can only be used as immediate value for intrinsic or as i8* via bitcast by lifetime intrinsics.">;
def TypesIntWidth : ValidationRule<"Types.IntWidth", "Int type '{0}' has an invalid width.">;
def TypesNoMultiDim : ValidationRule<"Types.NoMultiDim", "Only one dimension allowed for array type.">;
def TypesNoPtrToPtr : ValidationRule<"Types.NoPtrToPtr", "Pointers to pointers, or pointers in structures are not allowed.">;
def TypesNoVector : ValidationRule<"Types.NoVector", "Vector type is not allowed.">;

// Rules that are not checked.
def LinearAlgebra : UncheckedRules<"operations on matrices came after shader model 6.9, the newest here", [
  "INSTR.EXPDXILOPCODEREQUIRESEXPSM",
  "INSTR.LINALGILLEGALCOMPONENTTYPE",
  "INSTR.LINALGILLEGALKDIM",
  "INSTR.LINALGMATRIX2PARTSMUSTMATCH",
  "INSTR.LINALGMATRIXDIMKVECKMISMATCH",
  "INSTR.LINALGMATRIXDIMVECTORMISMATCH",
  "INSTR.LINALGMATRIXLAYOUTREQSTRIDE",
  "INSTR.LINALGMATRIXLOADTHREADREQUIRESBAB",
  "INSTR.LINALGMATRIXMATRIXKDIMMUSTMATCH",
  "INSTR.LINALGMATRIXMATRIXRESDIMMUSTMATCH",
  "INSTR.LINALGMATRIXNOTEXACTMATCH",
  "INSTR.LINALGMATRIXOUTPUTBIASVECMISMATCH",
  "INSTR.LINALGMATRIXREQUIRESLAYOUT2",
  "INSTR.LINALGMATRIXREQUIRESRWBAB",
  "INSTR.LINALGMATRIXSCOPEMISMATCH",
  "INSTR.LINALGMATRIXSCOPEMISMATCH2",
  "INSTR.LINALGMATRIXSCOPEMUSTMATCH3",
  "INSTR.LINALGMATRIXSCOPEMUSTMATCH4",
  "INSTR.LINALGMATRIXSCOPEREQLAYOUT2",
  "INSTR.LINALGMATRIXUNSIGNEDFLOATTYPENOTALLOWED",
  "INSTR.LINALGMATRIXUSEMISMATCH",
  "INSTR.LINALGMATRIXUSEMISMATCH2",
  "INSTR.LINALGMETADATAMISSING",
  "INSTR.PARAMMINIMUMVALUE",
  "INSTR.PARAMMULTIPLE"
]>;
def Newer : UncheckedRules<"the reference validators here do not have them", [
  "INSTR.REORDERCOHERENTREQUIRESSM69",
  "SM.EXPLICITTGSMSIZEONENTRY",
  "SM.ISSPECIALFLOAT"
]>;
def PartsByField : UncheckedRules<"a part that is not the module's is one finding, without the field", [
  "CONTAINER.CONTENTMATCHES",
  "CONTAINER.UNUSEDITEMINTABLE"
]>;

// Rules that the comparison over damaged containers does not reach.
def NewerOperations : UncomparedRules<"validator 1.8, with which damaged containers are compared, has neither these operations nor the rules; what validator 1.9 knows of them is compared on whole shaders", [
  "Decl.AllocateRayQuery2FlagsAreConst",
  "Decl.AllowOpacityMicromapsExpectedGivenForceOMM2State",
  "Instr.MayReorderThreadUndefCoherenceHintParam",
  "Instr.UndefHitObject",
  "Sm.ProgramVersion"
]>;
def Laxer : UncomparedRules<"the reference validator takes flags that are known at run time alone, against its own table", [
  "Decl.AllocateRayQueryFlagsAreConst"
]>;
def Fatal : UncomparedRules<"the reference's assembler ends the process on what breaks them", [
  "Sm.WaveSizeNeedsConstantOperands"
]>;

// Rules that nothing breaks.
def NeverRaised : DeadRules<"the reference validator has the words and nothing that says them", [
  "DECL.RAYQUERYINFNSIG",
  "INSTR.CREATEHANDLEIMMRANGEID",
  "INSTR.STATUS",
  "META.REQUIRED",
  "META.SEMAKINDMATCHESNAME",
  "SM.APPENDANDCONSUMEONSAMEUAV"
]>;
def NeverDivergent : DeadRules<"the reference validator says it of values that differ by lane, and takes every value for the same in all lanes", [
  "INSTR.TGSMRACECOND"
]>;
def FoundBefore : DeadRules<"metadata or bitcode that would break them cannot be read: `Meta.WellFormed` and `Bitcode.Valid` say so before", [
  "INSTR.DXILSTRUCTUSEROUTOFBOUND",
  "SM.NAME"
]>;
