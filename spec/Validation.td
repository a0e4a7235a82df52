// The rules of DXIL's validator: the one place that says what each is called and how a finding of it is worded.
//
// `cargo xtask codegen` makes the enumeration of trefoil-validate and `docs/validation.md` from here. The codes are those of the
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

// The module.
def BitcodeValid : ValidationRule<"Bitcode.Valid", "the module is not one that LLVM takes: {0}">;

// Containers.
def ContainerContentInvalid : ValidationRule<"Container.ContentInvalid", "the container cannot be read: {0}">;
def ContainerPartInvalid : ValidationRule<"Container.PartInvalid", "the container has the unknown part '{0}'">;
def ContainerPartMatches : ValidationRule<"Container.PartMatches", "the part '{0}' is not the one that the module has">;
def ContainerPartMissing : ValidationRule<"Container.PartMissing", "the container lacks the part '{0}'">;
def ContainerPartRepeated : ValidationRule<"Container.PartRepeated", "the container has the part '{0}' twice">;
def ContainerRootSignatureIncompatible : ValidationRule<"Container.RootSignatureIncompatible", "the root signature does not fit the shader: {0}">;

// Declarations.
def DeclAllocateRayQuery2FlagsAreConst : ValidationRule<"Decl.AllocateRayQuery2FlagsAreConst", "the flags of a ray query are not constant">;
def DeclAllocateRayQueryFlagsAreConst : ValidationRule<"Decl.AllocateRayQueryFlagsAreConst", "the flags of a ray query are not constant">;
def DeclAllowOpacityMicromapsExpectedGivenForceOMM2State : ValidationRule<"Decl.AllowOpacityMicromapsExpectedGivenForceOMM2State", "a ray query asks for micromaps of two states and does not allow micromaps">;
def DeclAttrStruct : ValidationRule<"Decl.AttrStruct", "parameter {0} of '{1}', the attributes, is no structure">;
def DeclDxilFnExtern : ValidationRule<"Decl.DxilFnExtern", "'{0}' is declared and is no operation of DXIL">;
def DeclDxilNsReserved : ValidationRule<"Decl.DxilNsReserved", "'{0}' is defined under a name that is reserved for operations">;
def DeclExtraArgs : ValidationRule<"Decl.ExtraArgs", "'{1}' has the parameter {0}, which its stage does not have">;
def DeclFnAttribute : ValidationRule<"Decl.FnAttribute", "the function '{0}' has the attribute '{1}', which DXIL does not have">;
def DeclFnFlattenParam : ValidationRule<"Decl.FnFlattenParam", "parameter {0} of '{1}' is a structure">;
def DeclFnIsCalled : ValidationRule<"Decl.FnIsCalled", "the function '{0}' is used by something else than a call">;
def DeclMultipleNodeInputs : ValidationRule<"Decl.MultipleNodeInputs", "the node '{0}' has {1} inputs">;
def DeclNodeLaunchInputType : ValidationRule<"Decl.NodeLaunchInputType", "the input of the node '{0}' is not of the kind that its launch gives">;
def DeclNotUsedExternal : ValidationRule<"Decl.NotUsedExternal", "the variable '{0}' is used and not defined">;
def DeclParamStruct : ValidationRule<"Decl.ParamStruct", "parameter {0} of '{1}' is no structure">;
def DeclPayloadStruct : ValidationRule<"Decl.PayloadStruct", "parameter {0} of '{1}', the payload, is no structure">;
def DeclResourceInFnSig : ValidationRule<"Decl.ResourceInFnSig", "the function '{0}' takes or gives a resource">;
def DeclShaderMissingArg : ValidationRule<"Decl.ShaderMissingArg", "'{0}' lacks the parameter for {1}">;
def DeclShaderReturnVoid : ValidationRule<"Decl.ShaderReturnVoid", "the shader '{0}' gives a result">;
def DeclUsedExternalFunction : ValidationRule<"Decl.UsedExternalFunction", "'{0}' is declared and not used">;
def DeclUsedInternal : ValidationRule<"Decl.UsedInternal", "the variable '{0}' is not used">;

// Control flow.
def FlowDeadLoop : ValidationRule<"Flow.DeadLoop", "a loop that nothing ends">;
def FlowFunctionCall : ValidationRule<"Flow.FunctionCall", "the shader '{0}' has parameters">;
def FlowNoRecursion : ValidationRule<"Flow.NoRecursion", "the function calls itself">;
def FlowReducible : ValidationRule<"Flow.Reducible", "a loop that is entered in two places">;

// Instructions.
def InstrAllowed : ValidationRule<"Instr.Allowed", "DXIL does not have {0}">;
def InstrAtomicConst : ValidationRule<"Instr.AtomicConst", "an atomic operation on constant memory">;
def InstrAtomicIntrinNonUAV : ValidationRule<"Instr.AtomicIntrinNonUAV", "an atomic operation on something else than a UAV">;
def InstrAtomicOpNonGroupsharedOrRecord : ValidationRule<"Instr.AtomicOpNonGroupsharedOrRecord", "an atomic operation on memory that is neither group-shared nor a record's">;
def InstrAttributeAtVertexNoInterpolation : ValidationRule<"Instr.AttributeAtVertexNoInterpolation", "a value at a vertex is interpolated">;
def InstrBarrierFlagInvalid : ValidationRule<"Instr.BarrierFlagInvalid", "a barrier has unknown flags: {0}">;
def InstrBarrierModeForNonCS : ValidationRule<"Instr.BarrierModeForNonCS", "a barrier of a stage without groups orders UAVs alone">;
def InstrBarrierModeNoMemory : ValidationRule<"Instr.BarrierModeNoMemory", "a barrier that orders no memory">;
def InstrBarrierModeUselessUGroup : ValidationRule<"Instr.BarrierModeUselessUGroup", "a barrier that orders UAVs within the group and everywhere">;
def InstrBarrierNonConstantFlagArgument : ValidationRule<"Instr.BarrierNonConstantFlagArgument", "the flags of a barrier are not constant">;
def InstrBarrierRequiresNode : ValidationRule<"Instr.BarrierRequiresNode", "a barrier of records in a shader that is no node">;
def InstrBufferUpdateCounterOnResHasCounter : ValidationRule<"Instr.BufferUpdateCounterOnResHasCounter", "the counter of a buffer that is declared without one">;
def InstrBufferUpdateCounterOnUAV : ValidationRule<"Instr.BufferUpdateCounterOnUAV", "the counter of something else than a UAV">;
def InstrCallOload : ValidationRule<"Instr.CallOload", "the function '{0}' does not have the type of {1}">;
def InstrCannotPullPosition : ValidationRule<"Instr.CannotPullPosition", "the position '{0}' is evaluated elsewhere">;
def InstrCBufferClassForCBufferHandle : ValidationRule<"Instr.CBufferClassForCBufferHandle", "a constant is loaded from something else than a constant buffer">;
def InstrCBufferOutOfBound : ValidationRule<"Instr.CBufferOutOfBound", "a constant is loaded from beyond the end of its buffer">;
def InstrCheckAccessFullyMapped : ValidationRule<"Instr.CheckAccessFullyMapped", "what is checked is not the status of an access">;
def InstrConstAlignForRawBuf : ValidationRule<"Instr.ConstAlignForRawBuf", "the alignment of a raw buffer's access is not constant">;
def InstrCoordinateCountForRawTypedBuf : ValidationRule<"Instr.CoordinateCountForRawTypedBuf", "a raw or typed buffer has no second coordinate">;
def InstrCoordinateCountForStructBuf : ValidationRule<"Instr.CoordinateCountForStructBuf", "a structured buffer's access lacks the index or the offset">;
def InstrDxilStructUser : ValidationRule<"Instr.DxilStructUser", "a result of type '{0}' is passed on whole">;
def InstrEvalInterpolationMode : ValidationRule<"Instr.EvalInterpolationMode", "'{0}' is evaluated elsewhere and not interpolated">;
def InstrExtractValue : ValidationRule<"Instr.ExtractValue", "a part of something that no operation gives">;
def InstrFailToResloveTgsmPointer : ValidationRule<"Instr.FailToResloveTGSMPointer", "an address in group-shared memory is of no known variable">;
def InstrHandleNotFromCreateHandle : ValidationRule<"Instr.HandleNotFromCreateHandle", "a handle that no operation made">;
def InstrIllegalDXILOpCode : ValidationRule<"Instr.IllegalDXILOpCode", "{0} is no opcode of an operation">;
def InstrIllegalDXILOpFunction : ValidationRule<"Instr.IllegalDXILOpFunction", "'{0}' is not the function of the operation {1}">;
def InstrImmBiasForSampleB : ValidationRule<"Instr.ImmBiasForSampleB", "a bias of {0}, not from -16 to 15.99">;
def InstrInBoundsAccess : ValidationRule<"Instr.InBoundsAccess", "a constant index beyond the end of an array">;
def InstrMinPrecisionNotPrecise : ValidationRule<"Instr.MinPrecisionNotPrecise", "exact arithmetic on values of minimum precision">;
def InstrMinPrecisonBitCast : ValidationRule<"Instr.MinPrecisonBitCast", "the bits of values of minimum precision are cast">;
def InstrMipLevelForGetDimension : ValidationRule<"Instr.MipLevelForGetDimension", "a mip level of something that has none">;
def InstrMipOnUAVLoad : ValidationRule<"Instr.MipOnUAVLoad", "a load from a UAV has no mip level or sample">;
def InstrMissingSetMeshOutputCounts : ValidationRule<"Instr.MissingSetMeshOutputCounts", "an output is written and the numbers of vertices and primitives are never set">;
def InstrMultipleGetMeshPayload : ValidationRule<"Instr.MultipleGetMeshPayload", "the payload is asked for more than once">;
def InstrMultipleSetMeshOutputCounts : ValidationRule<"Instr.MultipleSetMeshOutputCounts", "the numbers of vertices and primitives are set more than once">;
def InstrNoGenericPtrAddrSpaceCast : ValidationRule<"Instr.NoGenericPtrAddrSpaceCast", "a cast from one kind of memory to another">;
def InstrNoIDivByZero : ValidationRule<"Instr.NoIDivByZero", "a signed integer is divided by zero">;
def InstrNoIndefiniteAcos : ValidationRule<"Instr.NoIndefiniteAcos", "the arc cosine of infinity">;
def InstrNoIndefiniteAsin : ValidationRule<"Instr.NoIndefiniteAsin", "the arc sine of infinity">;
def InstrNoIndefiniteDsxy : ValidationRule<"Instr.NoIndefiniteDsxy", "a derivative of infinity">;
def InstrNoIndefiniteLog : ValidationRule<"Instr.NoIndefiniteLog", "the logarithm of infinity">;
def InstrNonDominatingDispatchMesh : ValidationRule<"Instr.NonDominatingDispatchMesh", "mesh shaders are not dispatched on every way">;
def InstrNonDominatingSetMeshOutputCounts : ValidationRule<"Instr.NonDominatingSetMeshOutputCounts", "an output is written where the numbers of vertices and primitives may not be set">;
def InstrNoReadingUninitialized : ValidationRule<"Instr.NoReadingUninitialized", "a value that is never set is read">;
def InstrNotOnceDispatchMesh : ValidationRule<"Instr.NotOnceDispatchMesh", "an amplification shader dispatches its mesh shaders once">;
def InstrNoUDivByZero : ValidationRule<"Instr.NoUDivByZero", "an unsigned integer is divided by zero">;
def InstrOffsetOnUAVLoad : ValidationRule<"Instr.OffsetOnUAVLoad", "a load from a UAV has no offset">;
def InstrOload : ValidationRule<"Instr.Oload", "{0} does not have the overload '{1}'">;
def InstrOnlyOneAllocConsume : ValidationRule<"Instr.OnlyOneAllocConsume", "the counter of a buffer goes up and down">;
def InstrOpCodeReserved : ValidationRule<"Instr.OpCodeReserved", "the opcode of {0} is reserved">;
def InstrOpConst : ValidationRule<"Instr.OpConst", "{0} must be a constant">;
def InstrOpConstRange : ValidationRule<"Instr.OpConstRange", "a constant operand is out of the range that the operation takes">;
def InstrOperandRange : ValidationRule<"Instr.OperandRange", "an operand is out of its range">;
def InstrPtrBitCast : ValidationRule<"Instr.PtrBitCast", "an address is cast to one of something of another size">;
def InstrResourceClassForLoad : ValidationRule<"Instr.ResourceClassForLoad", "a load from something else than an SRV or a UAV">;
def InstrResourceClassForSamplerGather : ValidationRule<"Instr.ResourceClassForSamplerGather", "a sample from something else than an SRV">;
def InstrResourceClassForUAVStore : ValidationRule<"Instr.ResourceClassForUAVStore", "a store to something else than a UAV">;
def InstrResourceCoordinateMiss : ValidationRule<"Instr.ResourceCoordinateMiss", "a coordinate that the resource has is undefined">;
def InstrResourceCoordinateTooMany : ValidationRule<"Instr.ResourceCoordinateTooMany", "a coordinate that the resource does not have is defined">;
def InstrResourceKindForBufferLoadStore : ValidationRule<"Instr.ResourceKindForBufferLoadStore", "an access as to a buffer, of another kind of resource">;
def InstrResourceKindForCalcLOD : ValidationRule<"Instr.ResourceKindForCalcLOD", "a level of detail of a kind of resource that has none">;
def InstrResourceKindForGather : ValidationRule<"Instr.ResourceKindForGather", "a gather from a kind of resource that has none">;
def InstrResourceKindForGetDim : ValidationRule<"Instr.ResourceKindForGetDim", "the dimensions of a resource that has none">;
def InstrResourceKindForSample : ValidationRule<"Instr.ResourceKindForSample", "a sample of a kind of resource that cannot be sampled">;
def InstrResourceKindForSampleC : ValidationRule<"Instr.ResourceKindForSampleC", "a comparing sample of a kind of resource that has none">;
def InstrResourceKindForTextureLoad : ValidationRule<"Instr.ResourceKindForTextureLoad", "a load as from a texture, of another kind of resource">;
def InstrResourceKindForTextureStore : ValidationRule<"Instr.ResourceKindForTextureStore", "a store as to a texture, to another kind of resource">;
def InstrResourceKindForTraceRay : ValidationRule<"Instr.ResourceKindForTraceRay", "rays are traced in something else than an acceleration structure">;
def InstrResourceMapToSingleEntry : ValidationRule<"Instr.ResourceMapToSingleEntry", "{0} and {1} are one variable">;
def InstrResourceOffsetMiss : ValidationRule<"Instr.ResourceOffsetMiss", "an offset that the resource has is undefined">;
def InstrResourceOffsetTooMany : ValidationRule<"Instr.ResourceOffsetTooMany", "an offset that the resource does not have is defined">;
def InstrResourceUser : ValidationRule<"Instr.ResourceUser", "a resource is used by something else than a load">;
def InstrSampleCompType : ValidationRule<"Instr.SampleCompType", "a sample of a resource that does not hold real numbers">;
def InstrSampleIndexForLoad2DMS : ValidationRule<"Instr.SampleIndexForLoad2DMS", "a load from a multisampled texture lacks the sample">;
def InstrSamplerModeForLOD : ValidationRule<"Instr.SamplerModeForLOD", "a level of detail takes an ordinary sampler">;
def InstrSamplerModeForSample : ValidationRule<"Instr.SamplerModeForSample", "a sample takes an ordinary sampler">;
def InstrSamplerModeForSampleC : ValidationRule<"Instr.SamplerModeForSampleC", "a comparing sample takes a comparison sampler">;
def InstrSignatureOperationNotInEntry : ValidationRule<"Instr.SignatureOperationNotInEntry", "{0} in a function that is no entry">;
def InstrStructBitCast : ValidationRule<"Instr.StructBitCast", "a structure is cast to another type">;
def InstrSvConflictingLaunchMode : ValidationRule<"Instr.SVConflictingLaunchMode", "{0} in a node whose launch does not have it">;
def InstrTextureOffset : ValidationRule<"Instr.TextureOffset", "an offset out of the range from -8 to 7">;
def InstrUndefinedValueForUAVStore : ValidationRule<"Instr.UndefinedValueForUAVStore", "a component that is stored is undefined">;
def InstrUndefResultForGetDimension : ValidationRule<"Instr.UndefResultForGetDimension", "a dimension that a {0} does not have">;
def InstrWriteMaskForTypedUAVStore : ValidationRule<"Instr.WriteMaskForTypedUAVStore", "a store to a typed UAV writes less than four components">;
def InstrWriteMaskGapForUAV : ValidationRule<"Instr.WriteMaskGapForUAV", "the mask of a store has gaps">;
def InstrWriteMaskMatchValueForUAVStore : ValidationRule<"Instr.WriteMaskMatchValueForUAVStore", "the mask of a store is {0}, of its values {1} are defined">;

// Metadata.
def MetaBarycentricsFloat3 : ValidationRule<"Meta.BarycentricsFloat3", "the {1} element '{0}' does not have three components">;
def MetaBarycentricsInterpolation : ValidationRule<"Meta.BarycentricsInterpolation", "the {1} element '{0}' is not interpolated">;
def MetaBarycentricsTwoPerspectives : ValidationRule<"Meta.BarycentricsTwoPerspectives", "the {1} element '{0}' is of the same perspective as another">;
def MetaBranchFlatten : ValidationRule<"Meta.BranchFlatten", "a branch is to be kept and to be flattened">;
def MetaClipCullMaxComponents : ValidationRule<"Meta.ClipCullMaxComponents", "the {1} element '{0}' makes more than eight clip and cull distances">;
def MetaClipCullMaxRows : ValidationRule<"Meta.ClipCullMaxRows", "the {1} element '{0}' puts clip and cull distances into more than two registers">;
def MetaCoherenceNotOnAppendConsume : ValidationRule<"Meta.CoherenceNotOnAppendConsume", "the resource {0} has a counter and is globally coherent">;
def MetaComputeWithNode : ValidationRule<"Meta.ComputeWithNode", "the compute shader '{0}' is a node too">;
def MetaControlFlowHintNotOnControlFlow : ValidationRule<"Meta.ControlFlowHintNotOnControlFlow", "a hint of a branch on another instruction">;
def MetaDenseResIds : ValidationRule<"Meta.DenseResIDs", "the numbers of resources do not follow each other at {0}">;
def MetaDuplicateSysValue : ValidationRule<"Meta.DuplicateSysValue", "the {1} element '{0}' is a system value that is there already">;
def MetaEntryFunction : ValidationRule<"Meta.EntryFunction", "the entry has no function">;
def MetaFlagsUsage : ValidationRule<"Meta.FlagsUsage", "the shader flags are {0}, and the code needs {1}">;
def MetaForceCaseOnSwitch : ValidationRule<"Meta.ForceCaseOnSwitch", "a hint of a switch on another instruction">;
def MetaIntegerInterpMode : ValidationRule<"Meta.IntegerInterpMode", "the {1} element '{0}' is an integer and is interpolated">;
def MetaInterpModeInOneRow : ValidationRule<"Meta.InterpModeInOneRow", "the {1} element '{0}' is interpolated otherwise than what lies beside it">;
def MetaInterpModeValid : ValidationRule<"Meta.InterpModeValid", "the {1} element '{0}' has an unknown interpolation">;
def MetaInvalidControlFlowHint : ValidationRule<"Meta.InvalidControlFlowHint", "the hint {0} is none of a branch">;
def MetaKnown : ValidationRule<"Meta.Known", "the named metadata '{0}' is unknown">;
def MetaMaxTessFactor : ValidationRule<"Meta.MaxTessFactor", "the largest tessellation factor is not from 1 to 64">;
def MetaNoEntryPropsForEntry : ValidationRule<"Meta.NoEntryPropsForEntry", "the entry '{0}' lacks the properties of its stage">;
def MetaNoSemanticOverlap : ValidationRule<"Meta.NoSemanticOverlap", "the semantic '{0}' is there twice with the index {1}">;
def MetaSemaKindMatchesName : ValidationRule<"Meta.SemaKindMatchesName", "the name of the {1} element '{0}' is not that of its semantic">;
def MetaSemaKindValid : ValidationRule<"Meta.SemaKindValid", "the {1} element '{0}' has a semantic that the stage does not take there">;
def MetaSemanticCompType : ValidationRule<"Meta.SemanticCompType", "the {1} element '{0}' has a type that its system value does not have">;
def MetaSemanticIndexMax : ValidationRule<"Meta.SemanticIndexMax", "the index of '{0}' is greater than {1}">;
def MetaSemanticLen : ValidationRule<"Meta.SemanticLen", "the name of the {1} element '{0}' is empty or longer than 64">;
def MetaSemanticShouldBeAllocated : ValidationRule<"Meta.SemanticShouldBeAllocated", "the {1} element '{0}' has no register">;
def MetaSemanticShouldNotBeAllocated : ValidationRule<"Meta.SemanticShouldNotBeAllocated", "the {1} element '{0}' has a register and must have none">;
def MetaSignatureCompType : ValidationRule<"Meta.SignatureCompType", "the {1} element '{0}' has an unknown component type">;
def MetaSignatureDataWidth : ValidationRule<"Meta.SignatureDataWidth", "the {1} element '{0}' has components of another width than what lies beside it">;
def MetaSignatureIllegalComponentOrder : ValidationRule<"Meta.SignatureIllegalComponentOrder", "the {1} element '{0}' stands on the wrong side of what lies beside it">;
def MetaSignatureIndexConflict : ValidationRule<"Meta.SignatureIndexConflict", "the {1} element '{0}' lies beside what is indexed">;
def MetaSignatureOutOfRange : ValidationRule<"Meta.SignatureOutOfRange", "the {1} element '{0}' lies outside the registers">;
def MetaSignatureOverlap : ValidationRule<"Meta.SignatureOverlap", "the {1} element '{0}' lies in the registers of another">;
def MetaStructBufAlignment : ValidationRule<"Meta.StructBufAlignment", "the elements of {0} are no whole number of words">;
def MetaStructBufAlignmentOutOfBound : ValidationRule<"Meta.StructBufAlignmentOutOfBound", "the elements of {0} have no size, or more than 2048 bytes">;
def MetaSystemValueRows : ValidationRule<"Meta.SystemValueRows", "the {1} element '{0}' is a system value of several rows">;
def MetaTarget : ValidationRule<"Meta.Target", "the target triple '{0}' is not 'dxil-ms-dx'">;
def MetaTessellatorOutputPrimitive : ValidationRule<"Meta.TessellatorOutputPrimitive", "the tessellator's output primitive is unknown">;
def MetaTessellatorPartition : ValidationRule<"Meta.TessellatorPartition", "the tessellator's partitioning is unknown">;
def MetaTextureType : ValidationRule<"Meta.TextureType", "{0} holds elements of more than 16 bytes">;
def MetaUsed : ValidationRule<"Meta.Used", "an instruction has the metadata '{0}', which DXIL does not have">;
def MetaValidSamplerMode : ValidationRule<"Meta.ValidSamplerMode", "the sampler {0} has an unknown mode">;
def MetaValueRange : ValidationRule<"Meta.ValueRange", "metadata says {0} and may say 0 or 1">;
def MetaVersionSupported : ValidationRule<"Meta.VersionSupported", "validator {0} is newer than {1}, whose rules are known">;
def MetaWellFormed : ValidationRule<"Meta.WellFormed", "the metadata is not DXIL's: {0}">;

// Stages and shader models.
def Sm64bitRawBufferLoadStore : ValidationRule<"Sm.64bitRawBufferLoadStore", "a raw access of 64 bits needs shader model 6.3">;
def SmAmplificationShaderPayloadSize : ValidationRule<"Sm.AmplificationShaderPayloadSize", "the payload of '{0}' has {1} bytes, more than {2}">;
def SmAmplificationShaderPayloadSizeDeclared : ValidationRule<"Sm.AmplificationShaderPayloadSizeDeclared", "the payload of '{0}' has {1} bytes, and {2} are declared">;
def SmCBufferArrayOffsetAlignment : ValidationRule<"Sm.CBufferArrayOffsetAlignment", "{0}: the array at {1} does not begin a row">;
def SmCBufferElementOverflow : ValidationRule<"Sm.CBufferElementOverflow", "{0}: the field at {1} ends beyond its structure">;
def SmCBufferOffsetOverlap : ValidationRule<"Sm.CBufferOffsetOverlap", "{0}: the field at {1} lies in another">;
def SmCBufferSize : ValidationRule<"Sm.CBufferSize", "the constant buffer {0} is larger than 65536 bytes">;
def SmCBufferTemplateTypeMustBeStruct : ValidationRule<"Sm.CBufferTemplateTypeMustBeStruct", "{0} is no structure">;
def SmCompletePosition : ValidationRule<"Sm.CompletePosition", "the position is not written whole">;
def SmConstantInterpMode : ValidationRule<"Sm.ConstantInterpMode", "the {1} element '{0}' of a primitive is interpolated">;
def SmCounterOnlyOnStructBuf : ValidationRule<"Sm.CounterOnlyOnStructBuf", "{0}: only structured buffers have counters">;
def SmCSNoSignatures : ValidationRule<"Sm.CSNoSignatures", "the compute shader '{0}' has a signature">;
def SmDomainLocationIdxOob : ValidationRule<"Sm.DomainLocationIdxOOB", "component {0} of the domain's location, which has {1}">;
def SmDSInputControlPointCountRange : ValidationRule<"Sm.DSInputControlPointCountRange", "the number of input control points must be at most {0} and is {1}">;
def SmDxilVersion : ValidationRule<"Sm.DxilVersion", "shader model {0} takes DXIL {1}, not {2}">;
def SmGSInstanceCountRange : ValidationRule<"Sm.GSInstanceCountRange", "the number of instances must be from 1 to {0} and is {1}">;
def SmGSOutputVertexCountRange : ValidationRule<"Sm.GSOutputVertexCountRange", "the number of output vertices must be at most {0} and is {1}">;
def SmGSTotalOutputVertexDataRange : ValidationRule<"Sm.GSTotalOutputVertexDataRange", "{0} vertices of {1} numbers are {2}, more than {3}">;
def SmGSValidInputPrimitive : ValidationRule<"Sm.GSValidInputPrimitive", "the input primitive is unknown">;
def SmGSValidOutputPrimitiveTopology : ValidationRule<"Sm.GSValidOutputPrimitiveTopology", "the output topology is unknown">;
def SmHSInputControlPointCountRange : ValidationRule<"Sm.HSInputControlPointCountRange", "the number of input control points must be at most {0} and is {1}">;
def SmHullPassThruControlPointCountMatch : ValidationRule<"Sm.HullPassThruControlPointCountMatch", "a hull shader that passes control points through gives more than it takes">;
def SmIncompatibleCallInEntry : ValidationRule<"Sm.IncompatibleCallInEntry", "the entry '{0}' calls a function that it cannot">;
def SmIncompatibleDerivInComputeShaderModel : ValidationRule<"Sm.IncompatibleDerivInComputeShaderModel", "derivatives in groups need shader model 6.6">;
def SmIncompatibleDerivLaunch : ValidationRule<"Sm.IncompatibleDerivLaunch", "a node that each thread is launched for has no derivatives">;
def SmIncompatibleOperation : ValidationRule<"Sm.IncompatibleOperation", "the entry '{0}' has operations that it cannot have">;
def SmIncompatibleRequiresGroup : ValidationRule<"Sm.IncompatibleRequiresGroup", "the stage {0} has no groups">;
def SmIncompatibleShaderModel : ValidationRule<"Sm.IncompatibleShaderModel", "an operation of a newer shader model">;
def SmIncompatibleStage : ValidationRule<"Sm.IncompatibleStage", "the stage {0} lacks an operation">;
def SmIncompatibleThreadGroupDim : ValidationRule<"Sm.IncompatibleThreadGroupDim", "the threads of a group with derivatives make no quads">;
def SmInsideTessFactorSizeMatchDomain : ValidationRule<"Sm.InsideTessFactorSizeMatchDomain", "the domain takes {0} inside tessellation factors, one in each row">;
def SmInvalidResourceCompType : ValidationRule<"Sm.InvalidResourceCompType", "the component type of {0} is none that resources have">;
def SmInvalidResourceKind : ValidationRule<"Sm.InvalidResourceKind", "the kind of {0} is none that its class has">;
def SmInvalidSamplerFeedbackType : ValidationRule<"Sm.InvalidSamplerFeedbackType", "{0} collects an unknown kind of feedback">;
def SmInvalidTextureKindOnUAV : ValidationRule<"Sm.InvalidTextureKindOnUAV", "{0}: cubes cannot be written">;
def SmIsoLineOutputPrimitiveMismatch : ValidationRule<"Sm.IsoLineOutputPrimitiveMismatch", "isolines give points or lines">;
def SmMaxTgsmSizeOnEntry : ValidationRule<"Sm.MaxTGSMSizeOnEntry", "the group of '{0}' shares {1} bytes, more than {2}">;
def SmMaxTheadGroup : ValidationRule<"Sm.MaxTheadGroup", "a group of {0} threads, of at most {1}">;
def SmMeshPSigRowCount : ValidationRule<"Sm.MeshPSigRowCount", "the primitives of '{0}' have more than {1} rows">;
def SmMeshShaderInOutSize : ValidationRule<"Sm.MeshShaderInOutSize", "the mesh shader '{0}' takes and writes more than {1} bytes">;
def SmMeshShaderMaxPrimitiveCount : ValidationRule<"Sm.MeshShaderMaxPrimitiveCount", "the number of primitives must be at most {0} and is {1}">;
def SmMeshShaderMaxVertexCount : ValidationRule<"Sm.MeshShaderMaxVertexCount", "the number of vertices must be at most {0} and is {1}">;
def SmMeshShaderOutputSize : ValidationRule<"Sm.MeshShaderOutputSize", "the mesh shader '{0}' writes more than {1} bytes">;
def SmMeshShaderPayloadSize : ValidationRule<"Sm.MeshShaderPayloadSize", "the payload of '{0}' has {1} bytes, more than {2}">;
def SmMeshShaderPayloadSizeDeclared : ValidationRule<"Sm.MeshShaderPayloadSizeDeclared", "the payload of '{0}' has {1} bytes, and {2} are declared">;
def SmMeshTotalSigRowCount : ValidationRule<"Sm.MeshTotalSigRowCount", "the vertices and primitives of '{0}' have more than {1} rows">;
def SmMeshVSigRowCount : ValidationRule<"Sm.MeshVSigRowCount", "the vertices of '{0}' have more than {1} rows">;
def SmMultiStreamMustBePoint : ValidationRule<"Sm.MultiStreamMustBePoint", "the {1} element '{0}' is of a stream after the first, and not of points">;
def SmNoInterpMode : ValidationRule<"Sm.NoInterpMode", "the {1} element '{0}' is interpolated where nothing is">;
def SmNoPSOutputIdx : ValidationRule<"Sm.NoPSOutputIdx", "the {1} element '{0}' is an array of render targets">;
def SmOpcode : ValidationRule<"Sm.Opcode", "{0}">;
def SmOpCodeInInvalidFunction : ValidationRule<"Sm.OpCodeInInvalidFunction", "{0} is called in a function that cannot call it">;
def SmOperand : ValidationRule<"Sm.Operand", "the stage has no vertex to load the input of">;
def SmOutputControlPointCountRange : ValidationRule<"Sm.OutputControlPointCountRange", "the number of output control points must be from {0} to {1} and is {2}">;
def SmOutputControlPointsTotalScalars : ValidationRule<"Sm.OutputControlPointsTotalScalars", "the control points have more than 3968 numbers">;
def SmPatchConstantOnlyForHSDS : ValidationRule<"Sm.PatchConstantOnlyForHSDS", "the shader '{0}' has patch constants and its stage has none">;
def SmProgramVersion : ValidationRule<"Sm.ProgramVersion", "the container is of {0}, the module of {1}"> {
  let Since = "1.9";
}
def SmPSConsistentInterp : ValidationRule<"Sm.PSConsistentInterp", "the position '{0}' is not taken where the depth is">;
def SmPSCoverageAndInnerCoverage : ValidationRule<"Sm.PSCoverageAndInnerCoverage", "coverage and inner coverage cannot both be read">;
def SmPSMultipleDepthSemantic : ValidationRule<"Sm.PSMultipleDepthSemantic", "a pixel shader writes several depths">;
def SmPSOutputSemantic : ValidationRule<"Sm.PSOutputSemantic", "a pixel shader does not write '{0}'">;
def SmPSTargetCol0 : ValidationRule<"Sm.PSTargetCol0", "the {1} element '{0}' does not begin at the first column">;
def SmPSTargetIndexMatchesRow : ValidationRule<"Sm.PSTargetIndexMatchesRow", "the {1} element '{0}' lies in another row than its index says">;
def SmRayShaderPayloadSize : ValidationRule<"Sm.RayShaderPayloadSize", "what '{0}' takes has {1} bytes, and {2} are declared">;
def SmRayShaderSignatures : ValidationRule<"Sm.RayShaderSignatures", "the shader '{0}' is of a stage without signatures and has one">;
def SmResourceRangeOverlap : ValidationRule<"Sm.ResourceRangeOverlap", "the registers of {0} overlap">;
def SmROVOnlyInPS : ValidationRule<"Sm.ROVOnlyInPS", "{0}: only pixel shaders have ordered views">;
def SmSampleCountOnlyOn2DMS : ValidationRule<"Sm.SampleCountOnlyOn2DMS", "{0}: only multisampled textures have samples">;
def SmSemantic : ValidationRule<"Sm.Semantic", "the {1} element '{0}' has a semantic that the shader model does not have">;
def SmStreamIndexRange : ValidationRule<"Sm.StreamIndexRange", "the {1} element '{0}' is in no stream">;
def SmTessFactorForDomain : ValidationRule<"Sm.TessFactorForDomain", "the patch constants lack the domain's tessellation factors">;
def SmTessFactorSizeMatchDomain : ValidationRule<"Sm.TessFactorSizeMatchDomain", "the domain takes {0} tessellation factors, one in each row">;
def SmTgsmUnsupported : ValidationRule<"Sm.TGSMUnsupported", "'{0}' uses group-shared memory, and its stage has no groups">;
def SmThreadGroupChannelRange : ValidationRule<"Sm.ThreadGroupChannelRange", "the group's size in {0} is {1}, not from {2} to {3}">;
def SmTriOutputPrimitiveMismatch : ValidationRule<"Sm.TriOutputPrimitiveMismatch", "triangles give points or triangles">;
def SmUndefinedOutput : ValidationRule<"Sm.UndefinedOutput", "the output '{0}' is not written whole">;
def SmValidDomain : ValidationRule<"Sm.ValidDomain", "the domain is unknown">;
def SmViewIDNeedsSlot : ValidationRule<"Sm.ViewIDNeedsSlot", "there is no register left for the view">;
def SmWaveSizeAllZeroWhenUndefined : ValidationRule<"Sm.WaveSizeAllZeroWhenUndefined", "a wave size without a least size has a greatest or preferred one">;
def SmWaveSizeExpectsOneParam : ValidationRule<"Sm.WaveSizeExpectsOneParam", "the wave size is not one number">;
def SmWaveSizeMaxAndPreferredZeroWhenNoRange : ValidationRule<"Sm.WaveSizeMaxAndPreferredZeroWhenNoRange", "a single wave size has a preferred one">;
def SmWaveSizeMaxGreaterThanMin : ValidationRule<"Sm.WaveSizeMaxGreaterThanMin", "the greatest wave size is not greater than the least">;
def SmWaveSizeNeedsConstantOperands : ValidationRule<"Sm.WaveSizeNeedsConstantOperands", "a wave size is no number">;
def SmWaveSizeNeedsSM66or67 : ValidationRule<"Sm.WaveSizeNeedsSM66or67", "a single wave size needs shader model 6.6 or 6.7">;
def SmWaveSizeOnComputeOrNode : ValidationRule<"Sm.WaveSizeOnComputeOrNode", "a wave size on a stage that has none">;
def SmWaveSizePreferredInRange : ValidationRule<"Sm.WaveSizePreferredInRange", "the preferred wave size is out of the range">;
def SmWaveSizeRangeExpectsThreeParams : ValidationRule<"Sm.WaveSizeRangeExpectsThreeParams", "the range of wave sizes is not three numbers"> {
  let Since = "1.8";
}
def SmWaveSizeRangeNeedsSM68Plus : ValidationRule<"Sm.WaveSizeRangeNeedsSM68Plus", "a range of wave sizes needs shader model 6.8"> {
  let Since = "1.8";
}
def SmWaveSizeTagDuplicate : ValidationRule<"Sm.WaveSizeTagDuplicate", "the wave size is there twice">;
def SmWaveSizeValue : ValidationRule<"Sm.WaveSizeValue", "a wave size is a power of two from 4 to 128">;
def SmZeroHSInputControlPointWithInput : ValidationRule<"Sm.ZeroHSInputControlPointWithInput", "a hull shader without control points has inputs">;

// Types.
def TypesDefined : ValidationRule<"Types.Defined", "the type {0} is none of DXIL's">;
def TypesI8 : ValidationRule<"Types.I8", "a byte is used outside of operations">;
def TypesIntWidth : ValidationRule<"Types.IntWidth", "an integer of {0} bits">;
def TypesNoMultiDim : ValidationRule<"Types.NoMultiDim", "an array of arrays">;
def TypesNoPtrToPtr : ValidationRule<"Types.NoPtrToPtr", "a pointer to a pointer">;
def TypesNoVector : ValidationRule<"Types.NoVector", "a vector">;

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
def Newer : UncheckedRules<"they came with a validator that is newer than the newest here", [
  "INSTR.MAYREORDERTHREADUNDEFCOHERENCEHINTPARAM",
  "INSTR.REORDERCOHERENTREQUIRESSM69",
  "INSTR.UNDEFHITOBJECT",
  "SM.EXPLICITTGSMSIZEONENTRY",
  "SM.ISSPECIALFLOAT"
]>;
def PartsByField : UncheckedRules<"a part that is not the module's is one finding, without the field", [
  "CONTAINER.CONTENTMATCHES",
  "CONTAINER.UNUSEDITEMINTABLE"
]>;
def Records : UncheckedRules<"records are not followed after they are complete", [
  "INSTR.NODERECORDHANDLEUSEAFTERCOMPLETE"
]>;

// Rules that nothing breaks.
def NeverRaised : DeadRules<"the reference validator has the words and nothing that says them", [
  "DECL.RAYQUERYINFNSIG",
  "INSTR.CREATEHANDLEIMMRANGEID",
  "INSTR.STATUS",
  "META.REQUIRED",
  "SM.APPENDANDCONSUMEONSAMEUAV"
]>;
def NeverDivergent : DeadRules<"the reference validator says it of values that differ by lane, and takes every value for the same in all lanes", [
  "INSTR.TGSMRACECOND"
]>;
def FoundBefore : DeadRules<"metadata or bitcode that would break them cannot be read: `Meta.WellFormed` and `Bitcode.Valid` say so before", [
  "INSTR.DXILSTRUCTUSEROUTOFBOUND",
  "SM.NAME"
]>;
