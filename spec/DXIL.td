// The operations of DXIL, released and experimental: the one place that says what each is.
//
// `cargo xtask codegen` makes the tables of trefoil-dxil from here.

#ifndef DXIL
#define DXIL

include "DXILBase.td"

// The stages that run in waves.
defvar WaveStages = [library, compute, amplification, mesh, pixel, vertex, hull, domain, geometry, raygeneration,
                     intersection, anyhit, closesthit, miss, callable, node];
// The stages that know hit objects.
defvar HitObjectStages = [library, raygeneration, closesthit, miss];

// The classes, by the names of their functions.
def acceptHitAndEndSearch : DXILOpClass;
def allocateNodeOutputRecords : DXILOpClass;
def allocateRayQuery : DXILOpClass;
def allocateRayQuery2 : DXILOpClass;
def annotateHandle : DXILOpClass;
def annotateNodeHandle : DXILOpClass;
def annotateNodeRecordHandle : DXILOpClass;
def atomicBinOp : DXILOpClass;
def atomicCompareExchange : DXILOpClass;
def attributeAtVertex : DXILOpClass;
def barrier : DXILOpClass;
def barrierByMemoryHandle : DXILOpClass;
def barrierByMemoryType : DXILOpClass;
def barrierByNodeRecordHandle : DXILOpClass;
def binary : DXILOpClass;
def binaryWithCarryOrBorrow : DXILOpClass;
def binaryWithTwoOuts : DXILOpClass;
def bitcastF16toI16 : DXILOpClass;
def bitcastF32toI32 : DXILOpClass;
def bitcastF64toI64 : DXILOpClass;
def bitcastI16toF16 : DXILOpClass;
def bitcastI32toF32 : DXILOpClass;
def bitcastI64toF64 : DXILOpClass;
def bufferLoad : DXILOpClass;
def bufferStore : DXILOpClass;
def bufferUpdateCounter : DXILOpClass;
def calculateLOD : DXILOpClass;
def callShader : DXILOpClass;
def cbufferLoad : DXILOpClass { let Name = "CBufferLoad"; }
def cbufferLoadLegacy : DXILOpClass { let Name = "CBufferLoadLegacy"; }
def checkAccessFullyMapped : DXILOpClass;
def clusterID : DXILOpClass;
def coverage : DXILOpClass;
def createHandle : DXILOpClass;
def createHandleForLib : DXILOpClass;
def createHandleFromBinding : DXILOpClass;
def createHandleFromHeap : DXILOpClass;
def createNodeInputRecordHandle : DXILOpClass;
def createNodeOutputHandle : DXILOpClass;
def cutStream : DXILOpClass;
def cycleCounterLegacy : DXILOpClass;
def debugBreak : DXILOpClass;
def discard : DXILOpClass;
def dispatchMesh : DXILOpClass;
def dispatchRaysDimensions : DXILOpClass;
def dispatchRaysIndex : DXILOpClass;
def domainLocation : DXILOpClass;
def dot : DXILOpClass;
def dot2 : DXILOpClass;
def dot2AddHalf : DXILOpClass;
def dot3 : DXILOpClass;
def dot4 : DXILOpClass;
def dot4AddPacked : DXILOpClass;
def emitIndices : DXILOpClass;
def emitStream : DXILOpClass;
def emitThenCutStream : DXILOpClass;
def evalCentroid : DXILOpClass;
def evalSampleIndex : DXILOpClass;
def evalSnapped : DXILOpClass;
def finishedCrossGroupSharing : DXILOpClass;
def flattenedThreadIdInGroup : DXILOpClass;
def geometryIndex : DXILOpClass;
def getDimensions : DXILOpClass;
def getGroupWaveCount : DXILOpClass;
def getGroupWaveIndex : DXILOpClass;
def getInputRecordCount : DXILOpClass;
def getMeshPayload : DXILOpClass;
def getNodeRecordPtr : DXILOpClass;
def getRemainingRecursionLevels : DXILOpClass;
def groupId : DXILOpClass;
def gsInstanceID : DXILOpClass { let Name = "GSInstanceID"; }
def hitKind : DXILOpClass;
def hitObject_Attributes : DXILOpClass;
def hitObject_FromRayQuery : DXILOpClass;
def hitObject_FromRayQueryWithAttrs : DXILOpClass;
def hitObject_Invoke : DXILOpClass;
def hitObject_LoadLocalRootTableConstant : DXILOpClass;
def hitObject_MakeMiss : DXILOpClass;
def hitObject_MakeNop : DXILOpClass;
def hitObject_SetShaderTableIndex : DXILOpClass;
def hitObject_StateMatrix : DXILOpClass;
def hitObject_StateScalar : DXILOpClass;
def hitObject_StateVector : DXILOpClass;
def hitObject_TraceRay : DXILOpClass;
def hitObject_TriangleObjectPosition : DXILOpClass;
def ignoreHit : DXILOpClass;
def incrementOutputCount : DXILOpClass;
def indexNodeHandle : DXILOpClass;
def innerCoverage : DXILOpClass;
def instanceID : DXILOpClass;
def instanceIndex : DXILOpClass;
def isDebuggingEnabled : DXILOpClass;
def isHelperLane : DXILOpClass;
def isSpecialFloat : DXILOpClass;
def legacyDoubleToFloat : DXILOpClass;
def legacyDoubleToSInt32 : DXILOpClass;
def legacyDoubleToUInt32 : DXILOpClass;
def legacyF16ToF32 : DXILOpClass;
def legacyF32ToF16 : DXILOpClass;
def linAlgConvert : DXILOpClass;
def linAlgCopyConvertMatrix : DXILOpClass;
def linAlgFillMatrix : DXILOpClass;
def linAlgMatVecMul : DXILOpClass;
def linAlgMatVecMulAdd : DXILOpClass;
def linAlgMatrixAccumulate : DXILOpClass;
def linAlgMatrixAccumulateToDescriptor : DXILOpClass;
def linAlgMatrixAccumulateToMemory : DXILOpClass;
def linAlgMatrixGetCoordinate : DXILOpClass;
def linAlgMatrixGetElement : DXILOpClass;
def linAlgMatrixLength : DXILOpClass;
def linAlgMatrixLoadFromDescriptor : DXILOpClass;
def linAlgMatrixLoadFromMemory : DXILOpClass;
def linAlgMatrixMultiply : DXILOpClass;
def linAlgMatrixMultiplyAccumulate : DXILOpClass;
def linAlgMatrixOuterProduct : DXILOpClass;
def linAlgMatrixQueryAccumulatorLayout : DXILOpClass;
def linAlgMatrixSetElement : DXILOpClass;
def linAlgMatrixStoreToDescriptor : DXILOpClass;
def linAlgMatrixStoreToMemory : DXILOpClass;
def linAlgVectorAccumulateToDescriptor : DXILOpClass;
def loadInput : DXILOpClass;
def loadOutputControlPoint : DXILOpClass;
def loadPatchConstant : DXILOpClass;
def makeDouble : DXILOpClass;
def maybeReorderThread : DXILOpClass;
def minPrecXRegLoad : DXILOpClass;
def minPrecXRegStore : DXILOpClass;
def nodeOutputIsValid : DXILOpClass;
def nop : DXILOpClass;
def objectRayDirection : DXILOpClass;
def objectRayOrigin : DXILOpClass;
def objectToWorld : DXILOpClass;
def outputComplete : DXILOpClass;
def outputControlPointID : DXILOpClass;
def pack4x8 : DXILOpClass;
def primitiveID : DXILOpClass;
def primitiveIndex : DXILOpClass;
def quadOp : DXILOpClass;
def quadReadLaneAt : DXILOpClass;
def quadVote : DXILOpClass;
def quaternary : DXILOpClass;
def rawBufferLoad : DXILOpClass;
def rawBufferStore : DXILOpClass;
def rawBufferVectorLoad : DXILOpClass;
def rawBufferVectorStore : DXILOpClass;
def rayFlags : DXILOpClass;
def rayQuery_Abort : DXILOpClass;
def rayQuery_CandidateTriangleObjectPosition : DXILOpClass;
def rayQuery_CommitNonOpaqueTriangleHit : DXILOpClass;
def rayQuery_CommitProceduralPrimitiveHit : DXILOpClass;
def rayQuery_CommittedTriangleObjectPosition : DXILOpClass;
def rayQuery_Proceed : DXILOpClass;
def rayQuery_StateMatrix : DXILOpClass;
def rayQuery_StateScalar : DXILOpClass;
def rayQuery_StateVector : DXILOpClass;
def rayQuery_TraceRayInline : DXILOpClass;
def rayTCurrent : DXILOpClass;
def rayTMin : DXILOpClass;
def renderTargetGetSampleCount : DXILOpClass;
def renderTargetGetSamplePosition : DXILOpClass;
def reportHit : DXILOpClass;
def reserved : DXILOpClass;
def sample : DXILOpClass;
def sampleBias : DXILOpClass;
def sampleCmp : DXILOpClass;
def sampleCmpBias : DXILOpClass;
def sampleCmpGrad : DXILOpClass;
def sampleCmpLevel : DXILOpClass;
def sampleCmpLevelZero : DXILOpClass;
def sampleGrad : DXILOpClass;
def sampleIndex : DXILOpClass;
def sampleLevel : DXILOpClass;
def setMeshOutputCounts : DXILOpClass;
def splitDouble : DXILOpClass;
def startInstanceLocation : DXILOpClass;
def startVertexLocation : DXILOpClass;
def storeOutput : DXILOpClass;
def storePatchConstant : DXILOpClass;
def storePrimitiveOutput : DXILOpClass;
def storeVertexOutput : DXILOpClass;
def tempRegLoad : DXILOpClass;
def tempRegStore : DXILOpClass;
def tertiary : DXILOpClass;
def texture2DMSGetSamplePosition : DXILOpClass;
def textureGather : DXILOpClass;
def textureGatherCmp : DXILOpClass;
def textureGatherRaw : DXILOpClass;
def textureLoad : DXILOpClass;
def textureStore : DXILOpClass;
def textureStoreSample : DXILOpClass;
def threadId : DXILOpClass;
def threadIdInGroup : DXILOpClass;
def traceRay : DXILOpClass;
def triangleObjectPosition : DXILOpClass;
def unary : DXILOpClass;
def unaryBits : DXILOpClass;
def unpack4x8 : DXILOpClass;
def vectorReduce : DXILOpClass;
def viewID : DXILOpClass;
def waveActiveAllEqual : DXILOpClass;
def waveActiveBallot : DXILOpClass;
def waveActiveBit : DXILOpClass;
def waveActiveOp : DXILOpClass;
def waveAllOp : DXILOpClass;
def waveAllTrue : DXILOpClass;
def waveAnyTrue : DXILOpClass;
def waveGetLaneCount : DXILOpClass;
def waveGetLaneIndex : DXILOpClass;
def waveIsFirstLane : DXILOpClass;
def waveMatch : DXILOpClass;
def waveMultiPrefixBitCount : DXILOpClass;
def waveMultiPrefixOp : DXILOpClass;
def wavePrefixOp : DXILOpClass;
def waveReadLaneAt : DXILOpClass;
def waveReadLaneFirst : DXILOpClass;
def worldRayDirection : DXILOpClass;
def worldRayOrigin : DXILOpClass;
def worldToObject : DXILOpClass;
def writeSamplerFeedback : DXILOpClass;
def writeSamplerFeedbackBias : DXILOpClass;
def writeSamplerFeedbackGrad : DXILOpClass;
def writeSamplerFeedbackLevel : DXILOpClass;

let Category = "Temporary, indexable, input, output registers" in {
def TempRegLoad : DXILOp<0, tempRegLoad> {
  let Doc = "Reads a temporary register of the older byte code.";
  let result = overloadTy;
  let arguments = [u32Ty];
  let names = ["index"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def TempRegStore : DXILOp<1, tempRegStore> {
  let Doc = "Writes a temporary register of the older byte code.";
  let result = voidTy;
  let arguments = [u32Ty, overloadTy];
  let names = ["index", "value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def MinPrecXRegLoad : DXILOp<2, minPrecXRegLoad> {
  let Doc = "Reads an element of an indexable register of minimum precision.";
  let result = overloadTy;
  let arguments = [floatPtrTy, i32Ty, u8Ty];
  let names = ["regIndex", "index", "component"];
  let overloads = [Overloads<DXIL1_0, [halfTy, i16Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def MinPrecXRegStore : DXILOp<3, minPrecXRegStore> {
  let Doc = "Writes an element of an indexable register of minimum precision.";
  let result = voidTy;
  let arguments = [floatPtrTy, i32Ty, u8Ty, overloadTy];
  let names = ["regIndex", "index", "component", "value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, i16Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def LoadInput : DXILOp<4, loadInput> {
  let Doc = "Reads a component of an input: element, row, column, and where there are many vertices which one.";
  let result = overloadTy;
  let arguments = [u32Ty, u32Ty, u8Ty, i32Ty];
  let names = ["inputSigId", "rowIndex", "colIndex", "gsVertexAxis"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def StoreOutput : DXILOp<5, storeOutput> {
  let Doc = "Writes one component of an output: signature element, row, column.";
  let result = voidTy;
  let arguments = [u32Ty, u32Ty, u8Ty, overloadTy];
  let names = ["outputSigId", "rowIndex", "colIndex", "value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
}

let Category = "Unary float" in {
def FAbs : DXILOp<6, unary> {
  let Doc = "The magnitude of a number.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Saturate : DXILOp<7, unary> {
  let Doc = "A number held between 0 and 1; NaN gives 0.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def IsNaN : DXILOp<8, isSpecialFloat> {
  let Doc = "Whether a number is NaN.";
  let result = overloadI1Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def IsInf : DXILOp<9, isSpecialFloat> {
  let Doc = "Whether a number is an infinity.";
  let result = overloadI1Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def IsFinite : DXILOp<10, isSpecialFloat> {
  let Doc = "Whether a number is neither an infinity nor NaN.";
  let result = overloadI1Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def IsNormal : DXILOp<11, isSpecialFloat> {
  let Doc = "Whether a number is neither zero, denormal, infinite nor NaN.";
  let result = overloadI1Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Cos : DXILOp<12, unary> {
  let Doc = "The cosine of an angle in radians.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Sin : DXILOp<13, unary> {
  let Doc = "The sine of an angle in radians.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Tan : DXILOp<14, unary> {
  let Doc = "The tangent of an angle in radians.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Acos : DXILOp<15, unary> {
  let Doc = "The angle in radians that has this cosine.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Asin : DXILOp<16, unary> {
  let Doc = "The angle in radians that has this sine.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Atan : DXILOp<17, unary> {
  let Doc = "The angle in radians that has this tangent.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Hcos : DXILOp<18, unary> {
  let Doc = "The hyperbolic cosine.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Hsin : DXILOp<19, unary> {
  let Doc = "The hyperbolic sine.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Htan : DXILOp<20, unary> {
  let Doc = "The hyperbolic tangent.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Exp : DXILOp<21, unary> {
  let Doc = "Two to the power of a number.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Frc : DXILOp<22, unary> {
  let Doc = "What is left of a number above the next lower integer.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Log : DXILOp<23, unary> {
  let Doc = "The logarithm to base two.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Sqrt : DXILOp<24, unary> {
  let Doc = "The square root.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Rsqrt : DXILOp<25, unary> {
  let Doc = "One over the square root.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Unary float - rounding" in {
def Round_ne : DXILOp<26, unary> {
  let Doc = "The nearest integer; halves go to the even one.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Round_ni : DXILOp<27, unary> {
  let Doc = "The next integer towards minus infinity.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Round_pi : DXILOp<28, unary> {
  let Doc = "The next integer towards plus infinity.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Round_z : DXILOp<29, unary> {
  let Doc = "The next integer towards zero.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Unary int" in {
def Bfrev : DXILOp<30, unary> {
  let Doc = "The bits in the opposite order.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Countbits : DXILOp<31, unaryBits> {
  let Doc = "How many bits are set.";
  let result = overloadI32Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def FirstbitLo : DXILOp<32, unaryBits> {
  let Doc = "The position of the lowest bit that is set, -1 where none is.";
  let result = overloadI32Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Unary uint" in {
def FirstbitHi : DXILOp<33, unaryBits> {
  let Doc = "The position, counted from the top, of the highest bit that is set, -1 where none is.";
  let result = overloadI32Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Unary int" in {
def FirstbitSHi : DXILOp<34, unaryBits> {
  let Doc = "The position, counted from the top, of the highest bit that differs from the sign, -1 where none does.";
  let result = overloadI32Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Binary float" in {
def FMax : DXILOp<35, binary> {
  let Doc = "The greater of two numbers; where one is NaN, the other.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def FMin : DXILOp<36, binary> {
  let Doc = "The lesser of two numbers; where one is NaN, the other.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Binary int" in {
def IMax : DXILOp<37, binary> {
  let Doc = "The greater of two integers with sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def IMin : DXILOp<38, binary> {
  let Doc = "The lesser of two integers with sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Binary uint" in {
def UMax : DXILOp<39, binary> {
  let Doc = "The greater of two integers without sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def UMin : DXILOp<40, binary> {
  let Doc = "The lesser of two integers without sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Binary int with two outputs" in {
def IMul : DXILOp<41, binaryWithTwoOuts> {
  let Doc = "The product of two integers with sign, its high half first.";
  let result = twoI32Ty;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Binary uint with two outputs" in {
def UMul : DXILOp<42, binaryWithTwoOuts> {
  let Doc = "The product of two integers without sign, its high half first.";
  let result = twoI32Ty;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def UDiv : DXILOp<43, binaryWithTwoOuts> {
  let Doc = "Quotient and remainder of two integers without sign.";
  let result = twoI32Ty;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Binary uint with carry or borrow" in {
def UAddc : DXILOp<44, binaryWithCarryOrBorrow> {
  let Doc = "A sum of integers without sign, and whether it carries.";
  let result = i32CarryTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def USubb : DXILOp<45, binaryWithCarryOrBorrow> {
  let Doc = "A difference of integers without sign, and whether it borrows.";
  let result = i32CarryTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Tertiary float" in {
def FMad : DXILOp<46, tertiary> {
  let Doc = "A product and a sum, rounded once or twice as the device likes.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Fma : DXILOp<47, tertiary> {
  let Doc = "A product and a sum, rounded once.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>,
                   Overloads<DXIL1_9, WithVectors<[doubleTy]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Tertiary int" in {
def IMad : DXILOp<48, tertiary> {
  let Doc = "A product and a sum of integers with sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Tertiary uint" in {
def UMad : DXILOp<49, tertiary> {
  let Doc = "A product and a sum of integers without sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Tertiary int" in {
def Msad : DXILOp<50, tertiary> {
  let Doc = "Adds to the third operand the absolute differences of the bytes of the first two that are not masked.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Ibfe : DXILOp<51, tertiary> {
  let Doc = "Takes a field of bits out, width and offset first, and extends its sign.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Tertiary uint" in {
def Ubfe : DXILOp<52, tertiary> {
  let Doc = "Takes a field of bits out, width and offset first, and extends it by zeros.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy];
  let names = ["a", "b", "c"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Quaternary" in {
def Bfi : DXILOp<53, quaternary> {
  let Doc = "Puts a value into a field of bits, width and offset first.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy, overloadTy];
  let names = ["width", "offset", "value", "replacedValue"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Dot" in {
def Dot2 : DXILOp<54, dot2> {
  let Doc = "The scalar product of two vectors of two.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy, overloadTy];
  let names = ["ax", "ay", "bx", "by"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Dot3 : DXILOp<55, dot3> {
  let Doc = "The scalar product of two vectors of three.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy, overloadTy, overloadTy, overloadTy];
  let names = ["ax", "ay", "az", "bx", "by", "bz"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Dot4 : DXILOp<56, dot4> {
  let Doc = "The scalar product of two vectors of four.";
  let result = overloadTy;
  let arguments = [overloadTy, overloadTy, overloadTy, overloadTy, overloadTy, overloadTy, overloadTy, overloadTy];
  let names = ["ax", "ay", "az", "aw", "bx", "by", "bz", "bw"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Resources" in {
def CreateHandle : DXILOp<57, createHandle> {
  let Doc = "Makes a handle from the class, the range and the index of a resource.";
  let result = handleTy;
  let arguments = [i8Ty, i32Ty, i32Ty, i1Ty];
  let names = ["resourceClass", "rangeId", "index", "nonUniformIndex"];
  let constants = ["resourceClass", "rangeId", "nonUniformIndex"];
  let stages = [Stages<DXIL1_0, [all_stages]>,
                Stages<DXIL1_6, [removed]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def CBufferLoad : DXILOp<58, cbufferLoad> {
  let Doc = "Reads a value of a constant buffer by its offset in bytes.";
  let result = overloadTy;
  let arguments = [handleTy, u32Ty, u32Ty];
  let names = ["handle", "byteOffset", "alignment"];
  let constants = ["alignment"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def CBufferLoadLegacy : DXILOp<59, cbufferLoadLegacy> {
  let Doc = "Reads a row of sixteen bytes of a constant buffer.";
  let result = cbufRetTy;
  let arguments = [handleTy, u32Ty];
  let names = ["handle", "regIndex"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
}

let Category = "Resources - sample" in {
def Sample : DXILOp<60, sample> {
  let Doc = "Samples a texture; the device works out the level of detail.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2", "clamp"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
}
def SampleBias : DXILOp<61, sampleBias> {
  let Doc = "Samples a texture with a bias on the level of detail.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2", "bias",
               "clamp"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
}
def SampleLevel : DXILOp<62, sampleLevel> {
  let Doc = "Samples a texture at a level of detail.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2", "LOD"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def SampleGrad : DXILOp<63, sampleGrad> {
  let Doc = "Samples a texture by the gradients of its coordinates.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy, floatTy,
                   floatTy, floatTy, floatTy, floatTy, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2", "ddx0",
               "ddx1", "ddx2", "ddy0", "ddy1", "ddy2", "clamp"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def SampleCmp : DXILOp<64, sampleCmp> {
  let Doc = "Samples a texture and compares each texel with a value.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2",
               "compareValue", "clamp"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
}
def SampleCmpLevelZero : DXILOp<65, sampleCmpLevelZero> {
  let Doc = "Samples the most detailed level of a texture and compares each texel with a value.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2",
               "compareValue"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
}

let Category = "Resources" in {
def TextureLoad : DXILOp<66, textureLoad> {
  let Doc = "Reads a texel without a sampler.";
  let result = resRetTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, i32Ty, i32Ty, i32Ty, i32Ty];
  let names = ["srv", "mipLevelOrSampleCount", "coord0", "coord1", "coord2", "offset0", "offset1", "offset2"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def TextureStore : DXILOp<67, textureStore> {
  let Doc = "Writes a texel.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, overloadTy, overloadTy, overloadTy, overloadTy, i8Ty];
  let names = ["srv", "coord0", "coord1", "coord2", "value0", "value1", "value2", "value3", "mask"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def BufferLoad : DXILOp<68, bufferLoad> {
  let Doc = "Reads an element of a typed or structured buffer.";
  let result = resRetTy;
  let arguments = [handleTy, i32Ty, i32Ty];
  let names = ["srv", "index", "wot"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def BufferStore : DXILOp<69, bufferStore> {
  let Doc = "Writes an element of a typed or structured buffer.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, overloadTy, overloadTy, overloadTy, overloadTy, i8Ty];
  let names = ["uav", "coord0", "coord1", "value0", "value1", "value2", "value3", "mask"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def BufferUpdateCounter : DXILOp<70, bufferUpdateCounter> {
  let Doc = "Adds one to, or takes one from, the hidden counter of a structured buffer.";
  let result = i32Ty;
  let arguments = [handleTy, i8Ty];
  let names = ["uav", "inc"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def CheckAccessFullyMapped : DXILOp<71, checkAccessFullyMapped> {
  let Doc = "Whether every texel that an access touched had memory behind it, by the status of the access.";
  let result = i1Ty;
  let arguments = [overloadTy];
  let names = ["status"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def GetDimensions : DXILOp<72, getDimensions> {
  let Doc = "The extents of a resource, and its levels or samples.";
  let result = dimensionsTy;
  let arguments = [handleTy, i32Ty];
  let names = ["handle", "mipLevel"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
}

let Category = "Resources - gather" in {
def TextureGather : DXILOp<73, textureGather> {
  let Doc = "One channel of the four texels that a bilinear sample would mix.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "channel"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def TextureGatherCmp : DXILOp<74, textureGatherCmp> {
  let Doc = "The comparisons of the four texels that a bilinear sample would mix.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "channel",
               "compareValue"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
}

let Category = "Resources - sample" in {
def Texture2DMSGetSamplePosition : DXILOp<75, texture2DMSGetSamplePosition> {
  let Doc = "Where a sample of a multisampled texture lies in its texel.";
  let result = samplePosTy;
  let arguments = [handleTy, i32Ty];
  let names = ["srv", "index"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def RenderTargetGetSamplePosition : DXILOp<76, renderTargetGetSamplePosition> {
  let Doc = "Where a sample of the render target lies in its pixel.";
  let result = samplePosTy;
  let arguments = [i32Ty];
  let names = ["index"];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def RenderTargetGetSampleCount : DXILOp<77, renderTargetGetSampleCount> {
  let Doc = "How many samples the render target has.";
  let result = u32Ty;
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
}

let Category = "Synchronization" in {
def AtomicBinOp : DXILOp<78, atomicBinOp> {
  let Doc = "Combines a value with memory in one step, and gives what was there.";
  let result = overloadTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, i32Ty, overloadTy];
  let names = ["handle", "atomicOp", "offset0", "offset1", "offset2", "newValue"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>,
                   Overloads<DXIL1_6, [i64Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def AtomicCompareExchange : DXILOp<79, atomicCompareExchange> {
  let Doc = "Puts a value in memory where it holds another, and gives what was there.";
  let result = overloadTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, overloadTy, overloadTy];
  let names = ["handle", "offset0", "offset1", "offset2", "compareValue", "newValue"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>,
                   Overloads<DXIL1_6, [i64Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def Barrier : DXILOp<80, barrier> {
  let Doc = "Waits for memory, and where asked for the threads of the group.";
  let result = voidTy;
  let arguments = [i32Ty];
  let names = ["barrierMode"];
  let constants = ["barrierMode"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [NoDuplicate, IsBarrier]>];
}
}

let Category = "Derivatives" in {
def CalculateLOD : DXILOp<81, calculateLOD> {
  let Doc = "The level of detail that a sample would use, clamped or not.";
  let result = floatTy;
  let arguments = [handleTy, handleTy, overloadTy, overloadTy, overloadTy, i1Ty];
  let names = ["handle", "sampler", "coord0", "coord1", "coord2", "clamped"];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsGradient]>];
}
}

let Category = "Pixel shader" in {
def Discard : DXILOp<82, discard> {
  let Doc = "Drops the pixel where a condition holds.";
  let result = voidTy;
  let arguments = [i1Ty];
  let names = ["condition"];
  let stages = [Stages<DXIL1_0, [pixel]>];
}
}

let Category = "Derivatives" in {
def DerivCoarseX : DXILOp<83, unary> {
  let Doc = "The change of a value from pixel to pixel in x, once a quad.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}
def DerivCoarseY : DXILOp<84, unary> {
  let Doc = "The change of a value from pixel to pixel in y, once a quad.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}
def DerivFineX : DXILOp<85, unary> {
  let Doc = "The change of a value from pixel to pixel in x, for each row of the quad.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}
def DerivFineY : DXILOp<86, unary> {
  let Doc = "The change of a value from pixel to pixel in y, for each column of the quad.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_0, [library, pixel]>,
                Stages<DXIL1_6, [library, pixel, compute, amplification, mesh]>,
                Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsDerivative, IsGradient, IsConvergent]>];
}
}

let Category = "Pixel shader" in {
def EvalSnapped : DXILOp<87, evalSnapped> {
  let Doc = "An input, evaluated at an offset from the centre of the pixel on the grid of samples.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty, i32Ty, i32Ty];
  let names = ["inputSigId", "inputRowIndex", "inputColIndex", "offsetX", "offsetY"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def EvalSampleIndex : DXILOp<88, evalSampleIndex> {
  let Doc = "An input, evaluated at a sample.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty, i32Ty];
  let names = ["inputSigId", "inputRowIndex", "inputColIndex", "sampleIndex"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def EvalCentroid : DXILOp<89, evalCentroid> {
  let Doc = "An input, evaluated at a place inside of the pixel that the primitive covers.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty];
  let names = ["inputSigId", "inputRowIndex", "inputColIndex"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def SampleIndex : DXILOp<90, sampleIndex> {
  let Doc = "Which sample the invocation shades.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def Coverage : DXILOp<91, coverage> {
  let Doc = "The samples of the pixel that the primitive covers.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def InnerCoverage : DXILOp<92, innerCoverage> {
  let Doc = "Whether the primitive covers the whole pixel, conservatively.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [pixel]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Compute/Mesh/Amplification/Node shader" in {
def ThreadId : DXILOp<93, threadId> {
  let Doc = "The thread's number in the dispatch.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["component"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def GroupId : DXILOp<94, groupId> {
  let Doc = "The group's number in the dispatch.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["component"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def ThreadIdInGroup : DXILOp<95, threadIdInGroup> {
  let Doc = "The thread's number in its group.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["component"];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def FlattenedThreadIdInGroup : DXILOp<96, flattenedThreadIdInGroup> {
  let Doc = "The thread's number in its group as one integer.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Geometry shader" in {
def EmitStream : DXILOp<97, emitStream> {
  let Doc = "Ends a vertex of a stream.";
  let result = voidTy;
  let arguments = [i8Ty];
  let names = ["streamId"];
  let stages = [Stages<DXIL1_0, [geometry]>];
}
def CutStream : DXILOp<98, cutStream> {
  let Doc = "Ends a strip of a stream.";
  let result = voidTy;
  let arguments = [i8Ty];
  let names = ["streamId"];
  let stages = [Stages<DXIL1_0, [geometry]>];
}
def EmitThenCutStream : DXILOp<99, emitThenCutStream> {
  let Doc = "Ends a vertex, and with it the strip of a stream.";
  let result = voidTy;
  let arguments = [i8Ty];
  let names = ["streamId"];
  let stages = [Stages<DXIL1_0, [geometry]>];
}
def GSInstanceID : DXILOp<100, gsInstanceID> {
  let Doc = "Which instance of the geometry shader this is.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [geometry]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Double precision" in {
def MakeDouble : DXILOp<101, makeDouble> {
  let Doc = "Joins two halves of bits to a double.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty];
  let names = ["lo", "hi"];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def SplitDouble : DXILOp<102, splitDouble> {
  let Doc = "The low and the high half of a double's bits.";
  let result = splitDoubleTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Domain and hull shader" in {
def LoadOutputControlPoint : DXILOp<103, loadOutputControlPoint> {
  let Doc = "Reads an output of a control point.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty, i32Ty];
  let names = ["inputSigId", "row", "col", "index"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def LoadPatchConstant : DXILOp<104, loadPatchConstant> {
  let Doc = "Reads a constant of the patch.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty];
  let names = ["inputSigId", "row", "col"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Domain shader" in {
def DomainLocation : DXILOp<105, domainLocation> {
  let Doc = "Where in the domain the invocation lies.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [domain]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Hull shader" in {
def StorePatchConstant : DXILOp<106, storePatchConstant> {
  let Doc = "Writes a constant of the patch.";
  let result = voidTy;
  let arguments = [i32Ty, i32Ty, i8Ty, overloadTy];
  let names = ["outputSigID", "row", "col", "value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_0, [hull]>];
}
def OutputControlPointID : DXILOp<107, outputControlPointID> {
  let Doc = "Which output control point this is.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Hull, Domain and Geometry shaders" in {
def PrimitiveID : DXILOp<108, primitiveID> {
  let Doc = "Which primitive this is.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let stages = [Stages<DXIL1_0, [geometry, domain, hull]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Other" in {
def CycleCounterLegacy : DXILOp<109, cycleCounterLegacy> {
  let Doc = "A counter of clock cycles, low half first.";
  let result = twoI32Ty;
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
}

let Category = "Wave" in {
def WaveIsFirstLane : DXILOp<110, waveIsFirstLane> {
  let Doc = "Whether this is the first active lane.";
  let result = i1Ty;
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveGetLaneIndex : DXILOp<111, waveGetLaneIndex> {
  let Doc = "The lane's number in the wave.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly, IsWave]>];
}
def WaveGetLaneCount : DXILOp<112, waveGetLaneCount> {
  let Doc = "How many lanes a wave has.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, IsWave]>];
}
def WaveAnyTrue : DXILOp<113, waveAnyTrue> {
  let Doc = "Whether a condition holds in any active lane.";
  let result = i1Ty;
  let arguments = [i1Ty];
  let names = ["cond"];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveAllTrue : DXILOp<114, waveAllTrue> {
  let Doc = "Whether a condition holds in all active lanes.";
  let result = i1Ty;
  let arguments = [i1Ty];
  let names = ["cond"];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveActiveAllEqual : DXILOp<115, waveActiveAllEqual> {
  let Doc = "Whether all active lanes hold the same value.";
  let result = overloadI1Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveActiveBallot : DXILOp<116, waveActiveBallot> {
  let Doc = "A bit for each active lane in which a condition holds.";
  let result = fourI32Ty;
  let arguments = [i1Ty];
  let names = ["cond"];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveReadLaneAt : DXILOp<117, waveReadLaneAt> {
  let Doc = "The value of a lane by its number.";
  let result = overloadTy;
  let arguments = [overloadTy, i32Ty];
  let names = ["value", "lane"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveReadLaneFirst : DXILOp<118, waveReadLaneFirst> {
  let Doc = "The value of the first active lane.";
  let result = overloadTy;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveActiveOp : DXILOp<119, waveActiveOp> {
  let Doc = "Sum, product, least or greatest over the active lanes.";
  let result = overloadTy;
  let arguments = [overloadTy, i8Ty, i8Ty];
  let names = ["value", "op", "sop"];
  let constants = ["op", "sop"];
  let enums = [EnumOperand<"op", "WaveOpKind">, EnumOperand<"sop", "SignedOpKind">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WaveActiveBit : DXILOp<120, waveActiveBit> {
  let Doc = "And, or, or exclusive or over the active lanes.";
  let result = overloadTy;
  let arguments = [overloadTy, i8Ty];
  let names = ["value", "op"];
  let constants = ["op"];
  let enums = [EnumOperand<"op", "WaveBitOpKind">];
  let overloads = [Overloads<DXIL1_0, [i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WavePrefixOp : DXILOp<121, wavePrefixOp> {
  let Doc = "Sum or product over the active lanes before this one.";
  let result = overloadTy;
  let arguments = [overloadTy, i8Ty, i8Ty];
  let names = ["value", "op", "sop"];
  let constants = ["op", "sop"];
  let enums = [EnumOperand<"op", "WaveOpKind">, EnumOperand<"sop", "SignedOpKind">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
}

let Category = "Quad Wave Ops" in {
def QuadReadLaneAt : DXILOp<122, quadReadLaneAt> {
  let Doc = "The value of a lane of the quad.";
  let result = overloadTy;
  let arguments = [overloadTy, u32Ty];
  let names = ["value", "quadLane"];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [library, compute, amplification, mesh, pixel, node]>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def QuadOp : DXILOp<123, quadOp> {
  let Doc = "The value of the lane across the quad: in x, in y, or in both.";
  let result = overloadTy;
  let arguments = [overloadTy, i8Ty];
  let names = ["value", "op"];
  let constants = ["op"];
  let enums = [EnumOperand<"op", "QuadOpKind">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_0, [library, compute, amplification, mesh, pixel, node]>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
}

let Category = "Bitcasts with different sizes" in {
def BitcastI16toF16 : DXILOp<124, bitcastI16toF16> {
  let Doc = "The bits of a 16-bit integer as a half.";
  let result = halfTy;
  let arguments = [i16Ty];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def BitcastF16toI16 : DXILOp<125, bitcastF16toI16> {
  let Doc = "The bits of a half as an integer.";
  let result = i16Ty;
  let arguments = [halfTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def BitcastI32toF32 : DXILOp<126, bitcastI32toF32> {
  let Doc = "The bits of a 32-bit integer as a float.";
  let result = floatTy;
  let arguments = [i32Ty];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def BitcastF32toI32 : DXILOp<127, bitcastF32toI32> {
  let Doc = "The bits of a float as an integer.";
  let result = i32Ty;
  let arguments = [floatTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def BitcastI64toF64 : DXILOp<128, bitcastI64toF64> {
  let Doc = "The bits of a 64-bit integer as a double.";
  let result = doubleTy;
  let arguments = [i64Ty];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def BitcastF64toI64 : DXILOp<129, bitcastF64toI64> {
  let Doc = "The bits of a double as an integer.";
  let result = i64Ty;
  let arguments = [doubleTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Legacy floating-point" in {
def LegacyF32ToF16 : DXILOp<130, legacyF32ToF16> {
  let Doc = "A float rounded to a half, in the low bits of an integer.";
  let result = i32Ty;
  let arguments = [floatTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def LegacyF16ToF32 : DXILOp<131, legacyF16ToF32> {
  let Doc = "The half in the low bits of an integer as a float.";
  let result = floatTy;
  let arguments = [i32Ty];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Double precision" in {
def LegacyDoubleToFloat : DXILOp<132, legacyDoubleToFloat> {
  let Doc = "A double rounded to a float, as the older byte code does.";
  let result = floatTy;
  let arguments = [doubleTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def LegacyDoubleToSInt32 : DXILOp<133, legacyDoubleToSInt32> {
  let Doc = "A double as an integer with sign, as the older byte code does.";
  let result = i32Ty;
  let arguments = [doubleTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def LegacyDoubleToUInt32 : DXILOp<134, legacyDoubleToUInt32> {
  let Doc = "A double as an integer without sign, as the older byte code does.";
  let result = i32Ty;
  let arguments = [doubleTy];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
}

let Category = "Wave" in {
def WaveAllBitCount : DXILOp<135, waveAllOp> {
  let Doc = "In how many active lanes a condition holds.";
  let result = i32Ty;
  let arguments = [i1Ty];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
def WavePrefixBitCount : DXILOp<136, wavePrefixOp> {
  let Doc = "In how many active lanes before this one a condition holds.";
  let result = i32Ty;
  let arguments = [i1Ty];
  let names = ["value"];
  let stages = [Stages<DXIL1_0, WaveStages>];
  let attributes = [Attributes<DXIL1_0, [IsWave]>];
}
}

let Category = "Pixel shader" in {
def AttributeAtVertex : DXILOp<137, attributeAtVertex> {
  let Doc = "An input as one vertex of the primitive gave it.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty, i8Ty];
  let names = ["inputSigId", "inputRowIndex", "inputColIndex", "VertexID"];
  let overloads = [Overloads<DXIL1_1, [halfTy, floatTy, i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_1, [pixel]>];
  let attributes = [Attributes<DXIL1_1, [ReadNone]>];
}
}

let Category = "Graphics shader" in {
def ViewID : DXILOp<138, viewID> {
  let Doc = "Which view is drawn.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_1, [i32Ty]>];
  let stages = [Stages<DXIL1_1, [vertex, hull, domain, geometry, pixel, mesh]>];
  let attributes = [Attributes<DXIL1_1, [ReadNone]>];
}
}

let Category = "Resources" in {
def RawBufferLoad : DXILOp<139, rawBufferLoad> {
  let Doc = "Reads up to four values of a raw or structured buffer.";
  let result = resRetTy;
  let arguments = [handleTy, i32Ty, i32Ty, i8Ty, i32Ty];
  let names = ["srv", "index", "elementOffset", "mask", "alignment"];
  let constants = ["mask", "alignment"];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let attributes = [Attributes<DXIL1_2, [ReadOnly]>];
  let translated = DXIL1_0;
}
def RawBufferStore : DXILOp<140, rawBufferStore> {
  let Doc = "Writes up to four values of a raw or structured buffer.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, overloadTy, overloadTy, overloadTy, overloadTy, i8Ty, i32Ty];
  let names = ["uav", "index", "elementOffset", "value0", "value1", "value2", "value3", "mask", "alignment"];
  let constants = ["mask", "alignment"];
  let overloads = [Overloads<DXIL1_2, [halfTy, floatTy, i16Ty, i32Ty]>,
                   Overloads<DXIL1_3, [halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>];
  let stages = [Stages<DXIL1_2, [all_stages]>];
  let translated = DXIL1_0;
}
}

let Category = "Raytracing object space uint System Values" in {
def InstanceID : DXILOp<141, instanceID> {
  let Doc = "The number that the application gave to the instance that is hit.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
def InstanceIndex : DXILOp<142, instanceIndex> {
  let Doc = "The index of the instance that is hit in the acceleration structure.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Raytracing hit uint System Values" in {
def HitKind : DXILOp<143, hitKind> {
  let Doc = "What kind of hit it is: a triangle's front or back, or a kind of the intersection shader's.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Raytracing uint System Values" in {
def RayFlags : DXILOp<144, rayFlags> {
  let Doc = "The flags that the ray was traced with.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit, miss]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Ray Dispatch Arguments" in {
def DispatchRaysIndex : DXILOp<145, dispatchRaysIndex> {
  let Doc = "Which ray of the dispatch this is.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["col"];
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, raygeneration, intersection, anyhit, closesthit, miss, callable]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
def DispatchRaysDimensions : DXILOp<146, dispatchRaysDimensions> {
  let Doc = "The extent of the dispatch of rays.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["col"];
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, raygeneration, intersection, anyhit, closesthit, miss, callable]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Ray Vectors" in {
def WorldRayOrigin : DXILOp<147, worldRayOrigin> {
  let Doc = "Where the ray begins, in the world's space.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["col"];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit, miss]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
def WorldRayDirection : DXILOp<148, worldRayDirection> {
  let Doc = "Where the ray goes, in the world's space.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["col"];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit, miss]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Ray object space Vectors" in {
def ObjectRayOrigin : DXILOp<149, objectRayOrigin> {
  let Doc = "Where the ray begins, in the object's space.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["col"];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
def ObjectRayDirection : DXILOp<150, objectRayDirection> {
  let Doc = "Where the ray goes, in the object's space.";
  let result = overloadTy;
  let arguments = [i8Ty];
  let names = ["col"];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Ray Transforms" in {
def ObjectToWorld : DXILOp<151, objectToWorld> {
  let Doc = "An element of the matrix from the object's space to the world's.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["row", "col"];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
def WorldToObject : DXILOp<152, worldToObject> {
  let Doc = "An element of the matrix from the world's space to the object's.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["row", "col"];
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "RayT" in {
def RayTMin : DXILOp<153, rayTMin> {
  let Doc = "Where along the ray hits begin to count.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit, miss]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
def RayTCurrent : DXILOp<154, rayTCurrent> {
  let Doc = "Where along the ray the nearest hit so far lies.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit, miss]>];
  let attributes = [Attributes<DXIL1_3, [ReadOnly]>];
}
}

let Category = "AnyHit Terminals" in {
def IgnoreHit : DXILOp<155, ignoreHit> {
  let Doc = "Ends the any-hit shader and lets the ray go on.";
  let result = voidTy;
  let stages = [Stages<DXIL1_3, [anyhit]>];
  let attributes = [Attributes<DXIL1_3, [NoReturn]>];
}
def AcceptHitAndEndSearch : DXILOp<156, acceptHitAndEndSearch> {
  let Doc = "Ends the any-hit shader and takes the hit as the nearest.";
  let result = voidTy;
  let stages = [Stages<DXIL1_3, [anyhit]>];
  let attributes = [Attributes<DXIL1_3, [NoReturn]>];
}
}

let Category = "Indirect Shader Invocation" in {
def TraceRay : DXILOp<157, traceRay> {
  let Doc = "Traces a ray, and runs the shaders that it meets.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, i32Ty, i32Ty, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy,
                   floatTy, floatTy, udtTy];
  let names = ["AccelerationStructure", "RayFlags", "InstanceInclusionMask", "RayContributionToHitGroupIndex",
               "MultiplierForGeometryContributionToShaderIndex", "MissShaderIndex", "Origin_X", "Origin_Y",
               "Origin_Z", "TMin", "Direction_X", "Direction_Y", "Direction_Z", "TMax", "payload"];
  let overloads = [Overloads<DXIL1_3, [userTy]>];
  let stages = [Stages<DXIL1_3, HitObjectStages>];
}
def ReportHit : DXILOp<158, reportHit> {
  let Doc = "Reports a hit of the intersection shader's; says whether it was taken.";
  let result = i1Ty;
  let arguments = [floatTy, i32Ty, udtTy];
  let names = ["THit", "HitKind", "Attributes"];
  let overloads = [Overloads<DXIL1_3, [userTy]>];
  let stages = [Stages<DXIL1_3, [library, intersection]>];
}
def CallShader : DXILOp<159, callShader> {
  let Doc = "Runs a callable shader of the shader table.";
  let result = voidTy;
  let arguments = [i32Ty, udtTy];
  let names = ["ShaderIndex", "Parameter"];
  let overloads = [Overloads<DXIL1_3, [userTy]>];
  let stages = [Stages<DXIL1_3, [library, closesthit, raygeneration, miss, callable]>];
}
}

let Category = "Library create handle from resource struct (like HL intrinsic)" in {
def CreateHandleForLib : DXILOp<160, createHandleForLib> {
  let Doc = "Makes a handle from a resource variable of a library.";
  let result = handleTy;
  let arguments = [objectTy];
  let names = ["Resource"];
  let overloads = [Overloads<DXIL1_3, [objectOverloadTy]>];
  let stages = [Stages<DXIL1_3, [all_stages]>];
  let attributes = [Attributes<DXIL1_3, [ReadOnly]>];
  let translated = DXIL1_0;
}
}

let Category = "Raytracing object space uint System Values" in {
def PrimitiveIndex : DXILOp<161, primitiveIndex> {
  let Doc = "Which primitive of the geometry is hit.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_3, [i32Ty]>];
  let stages = [Stages<DXIL1_3, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_3, [ReadNone]>];
}
}

let Category = "Dot product with accumulate" in {
def Dot2AddHalf : DXILOp<162, dot2AddHalf> {
  let Doc = "Adds the scalar product of two pairs of halves to a float.";
  let result = overloadTy;
  let arguments = [overloadTy, halfTy, halfTy, halfTy, halfTy];
  let names = ["acc", "ax", "ay", "bx", "by"];
  let overloads = [Overloads<DXIL1_4, [floatTy]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
}
def Dot4AddI8Packed : DXILOp<163, dot4AddPacked> {
  let Doc = "Adds the scalar product of four packed bytes with sign.";
  let result = overloadTy;
  let arguments = [overloadTy, i32Ty, i32Ty];
  let names = ["acc", "a", "b"];
  let overloads = [Overloads<DXIL1_4, [i32Ty]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
}
def Dot4AddU8Packed : DXILOp<164, dot4AddPacked> {
  let Doc = "Adds the scalar product of four packed bytes without sign.";
  let result = overloadTy;
  let arguments = [overloadTy, i32Ty, i32Ty];
  let names = ["acc", "a", "b"];
  let overloads = [Overloads<DXIL1_4, [i32Ty]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
}
}

let Category = "Wave" in {
def WaveMatch : DXILOp<165, waveMatch> {
  let Doc = "The active lanes that hold the same value as this one.";
  let result = fourI32Ty;
  let arguments = [overloadTy];
  let names = ["value"];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_5, WaveStages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
}
def WaveMultiPrefixOp : DXILOp<166, waveMultiPrefixOp> {
  let Doc = "Combines values over the lanes before this one in a part of the wave.";
  let result = overloadTy;
  let arguments = [overloadTy, i32Ty, i32Ty, i32Ty, i32Ty, i8Ty, i8Ty];
  let names = ["value", "mask0", "mask1", "mask2", "mask3", "op", "sop"];
  let constants = ["op", "sop"];
  let enums = [EnumOperand<"op", "WaveMultiPrefixOpKind">, EnumOperand<"sop", "SignedOpKind">];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, doubleTy, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_5, WaveStages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
}
def WaveMultiPrefixBitCount : DXILOp<167, waveMultiPrefixBitCount> {
  let Doc = "In how many lanes before this one in a part of the wave a condition holds.";
  let result = i32Ty;
  let arguments = [i1Ty, i32Ty, i32Ty, i32Ty, i32Ty];
  let names = ["value", "mask0", "mask1", "mask2", "mask3"];
  let stages = [Stages<DXIL1_5, WaveStages>];
  let attributes = [Attributes<DXIL1_5, [IsWave]>];
}
}

let Category = "Mesh shader instructions" in {
def SetMeshOutputCounts : DXILOp<168, setMeshOutputCounts> {
  let Doc = "Says how many vertices and primitives the mesh shader gives.";
  let result = voidTy;
  let arguments = [i32Ty, i32Ty];
  let names = ["numVertices", "numPrimitives"];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let attributes = [Attributes<DXIL1_5, [RequiresUniformInputs]>];
}
def EmitIndices : DXILOp<169, emitIndices> {
  let Doc = "Writes the vertices of a primitive.";
  let result = voidTy;
  let arguments = [u32Ty, u32Ty, u32Ty, u32Ty];
  let names = ["PrimitiveIndex", "VertexIndex0", "VertexIndex1", "VertexIndex2"];
  let stages = [Stages<DXIL1_5, [mesh]>];
}
def GetMeshPayload : DXILOp<170, getMeshPayload> {
  let Doc = "The payload that the amplification shader gave.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_5, [userTy]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def StoreVertexOutput : DXILOp<171, storeVertexOutput> {
  let Doc = "Writes an output of a vertex.";
  let result = voidTy;
  let arguments = [u32Ty, u32Ty, u8Ty, overloadTy, u32Ty];
  let names = ["outputSigId", "rowIndex", "colIndex", "value", "vertexIndex"];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
}
def StorePrimitiveOutput : DXILOp<172, storePrimitiveOutput> {
  let Doc = "Writes an output of a primitive.";
  let result = voidTy;
  let arguments = [u32Ty, u32Ty, u8Ty, overloadTy, u32Ty];
  let names = ["outputSigId", "rowIndex", "colIndex", "value", "primitiveIndex"];
  let overloads = [Overloads<DXIL1_5, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_5, [mesh]>];
}
}

let Category = "Amplification shader instructions" in {
def DispatchMesh : DXILOp<173, dispatchMesh> {
  let Doc = "Starts groups of mesh shaders and gives them a payload.";
  let result = voidTy;
  let arguments = [i32Ty, i32Ty, i32Ty, overloadTy];
  let names = ["threadGroupCountX", "threadGroupCountY", "threadGroupCountZ", "payload"];
  let overloads = [Overloads<DXIL1_5, [userTy]>];
  let stages = [Stages<DXIL1_5, [amplification]>];
  let attributes = [Attributes<DXIL1_5, [RequiresUniformInputs]>];
}
}

let Category = "Sampler Feedback" in {
def WriteSamplerFeedback : DXILOp<174, writeSamplerFeedback> {
  let Doc = "Records which parts of a texture a sample would touch.";
  let result = voidTy;
  let arguments = [handleTy, handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, floatTy];
  let names = ["feedbackTex", "sampledTex", "sampler", "c0", "c1", "c2", "c3", "clamp"];
  let stages = [Stages<DXIL1_5, [library, pixel]>];
  let attributes = [Attributes<DXIL1_5, [IsGradient, IsFeedback]>];
}
def WriteSamplerFeedbackBias : DXILOp<175, writeSamplerFeedbackBias> {
  let Doc = "Records which parts of a texture a sample with a bias would touch.";
  let result = voidTy;
  let arguments = [handleTy, handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy];
  let names = ["feedbackTex", "sampledTex", "sampler", "c0", "c1", "c2", "c3", "bias", "clamp"];
  let stages = [Stages<DXIL1_5, [library, pixel]>];
  let attributes = [Attributes<DXIL1_5, [IsGradient, IsFeedback]>];
}
def WriteSamplerFeedbackLevel : DXILOp<176, writeSamplerFeedbackLevel> {
  let Doc = "Records which parts of a texture a sample at a level would touch.";
  let result = voidTy;
  let arguments = [handleTy, handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, floatTy];
  let names = ["feedbackTex", "sampledTex", "sampler", "c0", "c1", "c2", "c3", "lod"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [IsFeedback]>];
}
def WriteSamplerFeedbackGrad : DXILOp<177, writeSamplerFeedbackGrad> {
  let Doc = "Records which parts of a texture a sample by gradients would touch.";
  let result = voidTy;
  let arguments = [handleTy, handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy,
                   floatTy, floatTy, floatTy, floatTy];
  let names = ["feedbackTex", "sampledTex", "sampler", "c0", "c1", "c2", "c3", "ddx0", "ddx1", "ddx2", "ddy0",
               "ddy1", "ddy2", "clamp"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [IsFeedback]>];
}
}

let Category = "Inline Ray Query" in {
def AllocateRayQuery : DXILOp<178, allocateRayQuery> {
  let Doc = "Makes an inline ray query.";
  let result = i32Ty;
  let arguments = [u32Ty];
  let names = ["constRayFlags"];
  let constants = ["constRayFlags"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}
def RayQuery_TraceRayInline : DXILOp<179, rayQuery_TraceRayInline> {
  let Doc = "Begins to trace a ray in an inline query.";
  let result = voidTy;
  let arguments = [i32Ty, handleTy, i32Ty, i32Ty, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy,
                   floatTy];
  let names = ["rayQueryHandle", "accelerationStructure", "rayFlags", "instanceInclusionMask", "origin_X",
               "origin_Y", "origin_Z", "tMin", "direction_X", "direction_Y", "direction_Z", "tMax"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}
def RayQuery_Proceed : DXILOp<180, rayQuery_Proceed> {
  let Doc = "Goes on to the next candidate; says whether there is one to look at.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}
def RayQuery_Abort : DXILOp<181, rayQuery_Abort> {
  let Doc = "Ends an inline query.";
  let result = voidTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}
def RayQuery_CommitNonOpaqueTriangleHit : DXILOp<182, rayQuery_CommitNonOpaqueTriangleHit> {
  let Doc = "Takes the candidate triangle as the nearest hit.";
  let result = voidTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}
def RayQuery_CommitProceduralPrimitiveHit : DXILOp<183, rayQuery_CommitProceduralPrimitiveHit> {
  let Doc = "Takes a hit of the candidate procedural primitive as the nearest.";
  let result = voidTy;
  let arguments = [i32Ty, floatTy];
  let names = ["rayQueryHandle", "t"];
  let stages = [Stages<DXIL1_5, [all_stages]>];
}
def RayQuery_CommittedStatus : DXILOp<184, rayQuery_StateScalar> {
  let Doc = "What kind of hit has been taken.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateType : DXILOp<185, rayQuery_StateScalar> {
  let Doc = "What kind of primitive the candidate is.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateObjectToWorld3x4 : DXILOp<186, rayQuery_StateMatrix> {
  let Doc = "An element of the matrix from the candidate's space to the world's.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty];
  let names = ["rayQueryHandle", "row", "col"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateWorldToObject3x4 : DXILOp<187, rayQuery_StateMatrix> {
  let Doc = "An element of the matrix from the world's space to the candidate's.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty];
  let names = ["rayQueryHandle", "row", "col"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedObjectToWorld3x4 : DXILOp<188, rayQuery_StateMatrix> {
  let Doc = "An element of the matrix from the hit's space to the world's.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty];
  let names = ["rayQueryHandle", "row", "col"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedWorldToObject3x4 : DXILOp<189, rayQuery_StateMatrix> {
  let Doc = "An element of the matrix from the world's space to the hit's.";
  let result = overloadTy;
  let arguments = [i32Ty, i32Ty, i8Ty];
  let names = ["rayQueryHandle", "row", "col"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateProceduralPrimitiveNonOpaque : DXILOp<190, rayQuery_StateScalar> {
  let Doc = "Whether the candidate procedural primitive is not opaque.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateTriangleFrontFace : DXILOp<191, rayQuery_StateScalar> {
  let Doc = "Whether the ray meets the front of the candidate triangle.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedTriangleFrontFace : DXILOp<192, rayQuery_StateScalar> {
  let Doc = "Whether the ray meets the front of the triangle that is hit.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i1Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateTriangleBarycentrics : DXILOp<193, rayQuery_StateVector> {
  let Doc = "Where in the candidate triangle the ray meets it.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedTriangleBarycentrics : DXILOp<194, rayQuery_StateVector> {
  let Doc = "Where in the triangle the hit lies.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_RayFlags : DXILOp<195, rayQuery_StateScalar> {
  let Doc = "The flags of the query's ray.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_WorldRayOrigin : DXILOp<196, rayQuery_StateVector> {
  let Doc = "Where the query's ray begins, in the world's space.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_WorldRayDirection : DXILOp<197, rayQuery_StateVector> {
  let Doc = "Where the query's ray goes, in the world's space.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_RayTMin : DXILOp<198, rayQuery_StateScalar> {
  let Doc = "Where along the query's ray hits begin to count.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateTriangleRayT : DXILOp<199, rayQuery_StateScalar> {
  let Doc = "Where along the ray the candidate triangle lies.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedRayT : DXILOp<200, rayQuery_StateScalar> {
  let Doc = "Where along the ray the hit lies.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateInstanceIndex : DXILOp<201, rayQuery_StateScalar> {
  let Doc = "The index of the candidate's instance.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateInstanceID : DXILOp<202, rayQuery_StateScalar> {
  let Doc = "The application's number of the candidate's instance.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateGeometryIndex : DXILOp<203, rayQuery_StateScalar> {
  let Doc = "The index of the candidate's geometry.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidatePrimitiveIndex : DXILOp<204, rayQuery_StateScalar> {
  let Doc = "The index of the candidate's primitive.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateObjectRayOrigin : DXILOp<205, rayQuery_StateVector> {
  let Doc = "Where the ray begins, in the candidate's space.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CandidateObjectRayDirection : DXILOp<206, rayQuery_StateVector> {
  let Doc = "Where the ray goes, in the candidate's space.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedInstanceIndex : DXILOp<207, rayQuery_StateScalar> {
  let Doc = "The index of the hit's instance.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedInstanceID : DXILOp<208, rayQuery_StateScalar> {
  let Doc = "The application's number of the hit's instance.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedGeometryIndex : DXILOp<209, rayQuery_StateScalar> {
  let Doc = "The index of the hit's geometry.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedPrimitiveIndex : DXILOp<210, rayQuery_StateScalar> {
  let Doc = "The index of the hit's primitive.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedObjectRayOrigin : DXILOp<211, rayQuery_StateVector> {
  let Doc = "Where the ray begins, in the hit's space.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedObjectRayDirection : DXILOp<212, rayQuery_StateVector> {
  let Doc = "Where the ray goes, in the hit's space.";
  let result = overloadTy;
  let arguments = [i32Ty, i8Ty];
  let names = ["rayQueryHandle", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_5, [floatTy]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
}

let Category = "Raytracing object space uint System Values, raytracing tier 1.1" in {
def GeometryIndex : DXILOp<213, geometryIndex> {
  let Doc = "The index of the geometry that is hit.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [library, intersection, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_5, [ReadNone]>];
}
}

let Category = "Inline Ray Query" in {
def RayQuery_CandidateInstanceContributionToHitGroupIndex : DXILOp<214, rayQuery_StateScalar> {
  let Doc = "What the candidate's instance adds to the index of its hit group.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
def RayQuery_CommittedInstanceContributionToHitGroupIndex : DXILOp<215, rayQuery_StateScalar> {
  let Doc = "What the hit's instance adds to the index of its hit group.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_5, [i32Ty]>];
  let stages = [Stages<DXIL1_5, [all_stages]>];
  let attributes = [Attributes<DXIL1_5, [ReadOnly]>];
}
}

let Category = "Get handle from heap" in {
def AnnotateHandle : DXILOp<216, annotateHandle> {
  let Doc = "Says of a handle what kind of resource it is.";
  let result = handleTy;
  let arguments = [handleTy, resourcePropertiesTy];
  let names = ["res", "props"];
  let constants = ["props"];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let translated = DXIL1_0;
}
def CreateHandleFromBinding : DXILOp<217, createHandleFromBinding> {
  let Doc = "Makes a handle from a binding: its registers, its space, its class.";
  let result = handleTy;
  let arguments = [resBindTy, i32Ty, i1Ty];
  let names = ["bind", "index", "nonUniformIndex"];
  let constants = ["bind", "nonUniformIndex"];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let translated = DXIL1_0;
}
def CreateHandleFromHeap : DXILOp<218, createHandleFromHeap> {
  let Doc = "Makes a handle from an index into the heap of descriptors.";
  let result = handleTy;
  let arguments = [i32Ty, i1Ty, i1Ty];
  let names = ["index", "samplerHeap", "nonUniformIndex"];
  let constants = ["samplerHeap", "nonUniformIndex"];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
}

let Category = "Unpacking intrinsics" in {
def Unpack4x8 : DXILOp<219, unpack4x8> {
  let Doc = "The four bytes of an integer as a vector.";
  let result = overloadVec4Ty;
  let arguments = [i8Ty, i32Ty];
  let names = ["unpackMode", "pk"];
  let overloads = [Overloads<DXIL1_6, [i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
}

let Category = "Packing intrinsics" in {
def Pack4x8 : DXILOp<220, pack4x8> {
  let Doc = "Four integers as the bytes of one.";
  let result = i32Ty;
  let arguments = [i8Ty, overloadTy, overloadTy, overloadTy, overloadTy];
  let names = ["packMode", "x", "y", "z", "w"];
  let overloads = [Overloads<DXIL1_6, [i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
}
}

let Category = "Helper Lanes" in {
def IsHelperLane : DXILOp<221, isHelperLane> {
  let Doc = "Whether the lane only serves the gradients of others.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_6, [i1Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadOnly]>];
}
}

let Category = "Quad Wave Ops" in {
def QuadVote : DXILOp<222, quadVote> {
  let Doc = "Whether a condition holds in any, or in all, lanes of the quad.";
  let result = overloadI1Ty;
  let arguments = [i1Ty, i8Ty];
  let names = ["cond", "op"];
  let constants = ["op"];
  let enums = [EnumOperand<"op", "QuadVoteOpKind">];
  let overloads = [Overloads<DXIL1_7, [i1Ty]>];
  let stages = [Stages<DXIL1_7, [library, compute, amplification, mesh, pixel, node]>];
  let attributes = [Attributes<DXIL1_7, [IsWave]>];
  let translated = DXIL1_0;
}
}

let Category = "Resources - gather" in {
def TextureGatherRaw : DXILOp<223, textureGatherRaw> {
  let Doc = "The bits of the four texels that a bilinear sample would mix.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1"];
  let overloads = [Overloads<DXIL1_7, [i16Ty, i32Ty, i64Ty]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let attributes = [Attributes<DXIL1_7, [ReadOnly]>];
}
}

let Category = "Resources - sample" in {
def SampleCmpLevel : DXILOp<224, sampleCmpLevel> {
  let Doc = "Samples a level of a texture and compares each texel with a value.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2",
               "compareValue", "lod"];
  let overloads = [Overloads<DXIL1_7, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
  let attributes = [Attributes<DXIL1_7, [ReadOnly]>];
}
}

let Category = "Resources" in {
def TextureStoreSample : DXILOp<225, textureStoreSample> {
  let Doc = "Writes a sample of a multisampled texture.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, overloadTy, overloadTy, overloadTy, overloadTy, i8Ty, i32Ty];
  let names = ["srv", "coord0", "coord1", "coord2", "value0", "value1", "value2", "value3", "mask", "sampleIdx"];
  let constants = ["mask"];
  let overloads = [Overloads<DXIL1_7, [halfTy, floatTy, i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_7, [all_stages]>];
}
}

let Category = "" in {
def Reserved0 : DXILOp<226, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved1 : DXILOp<227, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved2 : DXILOp<228, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved3 : DXILOp<229, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved4 : DXILOp<230, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved5 : DXILOp<231, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved6 : DXILOp<232, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved7 : DXILOp<233, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved8 : DXILOp<234, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved9 : DXILOp<235, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved10 : DXILOp<236, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def Reserved11 : DXILOp<237, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
}

let Category = "Create/Annotate Node Handles" in {
def AllocateNodeOutputRecords : DXILOp<238, allocateNodeOutputRecords> {
  let Doc = "Makes records for an output of a node.";
  let result = nodeRecordHandleTy;
  let arguments = [nodeHandleTy, i32Ty, i1Ty];
  let names = ["output", "numRecords", "perThread"];
  let constants = ["perThread"];
  let stages = [Stages<DXIL1_8, [node]>];
}
}

let Category = "Get Pointer to Node Record in Address Space 6" in {
def GetNodeRecordPtr : DXILOp<239, getNodeRecordPtr> {
  let Doc = "A pointer to a record of a node.";
  let result = overloadTy;
  let arguments = [nodeRecordHandleTy, i32Ty];
  let names = ["recordhandle", "arrayIndex"];
  let overloads = [Overloads<DXIL1_8, [userTy]>];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
}

let Category = "Work Graph intrinsics" in {
def IncrementOutputCount : DXILOp<240, incrementOutputCount> {
  let Doc = "Adds to the count of an output without records.";
  let result = voidTy;
  let arguments = [nodeHandleTy, i32Ty, i1Ty];
  let names = ["output", "count", "perThread"];
  let constants = ["perThread"];
  let stages = [Stages<DXIL1_8, [node]>];
}
def OutputComplete : DXILOp<241, outputComplete> {
  let Doc = "Gives the records of an output away: nothing is written to them after.";
  let result = voidTy;
  let arguments = [nodeRecordHandleTy];
  let names = ["output"];
  let stages = [Stages<DXIL1_8, [node]>];
}
def GetInputRecordCount : DXILOp<242, getInputRecordCount> {
  let Doc = "How many records the node was given.";
  let result = i32Ty;
  let arguments = [nodeRecordHandleTy];
  let names = ["input"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}
def FinishedCrossGroupSharing : DXILOp<243, finishedCrossGroupSharing> {
  let Doc = "Says that a group is done with a shared record; whether it was the last.";
  let result = i1Ty;
  let arguments = [nodeRecordHandleTy];
  let names = ["input"];
  let stages = [Stages<DXIL1_8, [node]>];
}
}

let Category = "Synchronization" in {
def BarrierByMemoryType : DXILOp<244, barrierByMemoryType> {
  let Doc = "Waits for memory of some kinds, at some scope.";
  let result = voidTy;
  let arguments = [i32Ty, i32Ty];
  let names = ["MemoryTypeFlags", "SemanticFlags"];
  let constants = ["MemoryTypeFlags", "SemanticFlags"];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
  let translated = DXIL1_0;
}
def BarrierByMemoryHandle : DXILOp<245, barrierByMemoryHandle> {
  let Doc = "Waits for the memory of a resource.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty];
  let names = ["object", "SemanticFlags"];
  let constants = ["SemanticFlags"];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
}
def BarrierByNodeRecordHandle : DXILOp<246, barrierByNodeRecordHandle> {
  let Doc = "Waits for the memory of a node's records.";
  let result = voidTy;
  let arguments = [nodeRecordHandleTy, i32Ty];
  let names = ["object", "SemanticFlags"];
  let constants = ["SemanticFlags"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [NoDuplicate, IsBarrier]>];
}
}

let Category = "Create/Annotate Node Handles" in {
def CreateNodeOutputHandle : DXILOp<247, createNodeOutputHandle> {
  let Doc = "Makes a handle for an output of a node.";
  let result = nodeHandleTy;
  let result_name = "output";
  let arguments = [i32Ty];
  let names = ["MetadataIdx"];
  let constants = ["MetadataIdx"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
def IndexNodeHandle : DXILOp<248, indexNodeHandle> {
  let Doc = "Picks one of an array of outputs.";
  let result = nodeHandleTy;
  let result_name = "output";
  let arguments = [nodeHandleTy, i32Ty];
  let names = ["NodeOutputHandle", "ArrayIndex"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
def AnnotateNodeHandle : DXILOp<249, annotateNodeHandle> {
  let Doc = "Says of an output's handle what it is.";
  let result = nodeHandleTy;
  let arguments = [nodeHandleTy, nodePropertiesTy];
  let names = ["node", "props"];
  let constants = ["props"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
def CreateNodeInputRecordHandle : DXILOp<250, createNodeInputRecordHandle> {
  let Doc = "Makes a handle for the records that a node is given.";
  let result = nodeRecordHandleTy;
  let result_name = "output";
  let arguments = [i32Ty];
  let names = ["MetadataIdx"];
  let constants = ["MetadataIdx"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
def AnnotateNodeRecordHandle : DXILOp<251, annotateNodeRecordHandle> {
  let Doc = "Says of a record's handle what it is.";
  let result = nodeRecordHandleTy;
  let arguments = [nodeRecordHandleTy, nodeRecordPropertiesTy];
  let names = ["noderecord", "props"];
  let constants = ["props"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
}

let Category = "Work Graph intrinsics" in {
def NodeOutputIsValid : DXILOp<252, nodeOutputIsValid> {
  let Doc = "Whether an output leads to a node.";
  let result = i1Ty;
  let arguments = [nodeHandleTy];
  let names = ["output"];
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}
def GetRemainingRecursionLevels : DXILOp<253, getRemainingRecursionLevels> {
  let Doc = "How often a node may still call itself.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_8, [node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}
}

let Category = "Comparison Samples" in {
def SampleCmpGrad : DXILOp<254, sampleCmpGrad> {
  let Doc = "Samples a texture by gradients and compares each texel with a value.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy, floatTy,
                   floatTy, floatTy, floatTy, floatTy, floatTy, floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2",
               "compareValue", "ddx0", "ddx1", "ddx2", "ddy0", "ddy1", "ddy2", "clamp"];
  let overloads = [Overloads<DXIL1_8, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_8, [all_stages]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly]>];
}
def SampleCmpBias : DXILOp<255, sampleCmpBias> {
  let Doc = "Samples a texture with a bias and compares each texel with a value.";
  let result = resRetTy;
  let arguments = [handleTy, handleTy, floatTy, floatTy, floatTy, floatTy, i32Ty, i32Ty, i32Ty, floatTy, floatTy,
                   floatTy];
  let names = ["srv", "sampler", "coord0", "coord1", "coord2", "coord3", "offset0", "offset1", "offset2",
               "compareValue", "bias", "clamp"];
  let overloads = [Overloads<DXIL1_8, [halfTy, floatTy]>];
  let stages = [Stages<DXIL1_8, [library, pixel, compute, amplification, mesh, node]>];
  let attributes = [Attributes<DXIL1_8, [ReadOnly, IsGradient]>];
}
}

let Category = "Extended Command Information" in {
def StartVertexLocation : DXILOp<256, startVertexLocation> {
  let Doc = "The first vertex, or the offset of the indices, of the draw.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_8, [i32Ty]>];
  let stages = [Stages<DXIL1_8, [vertex]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
def StartInstanceLocation : DXILOp<257, startInstanceLocation> {
  let Doc = "The first instance of the draw.";
  let result = overloadTy;
  let overloads = [Overloads<DXIL1_8, [i32Ty]>];
  let stages = [Stages<DXIL1_8, [vertex]>];
  let attributes = [Attributes<DXIL1_8, [ReadNone]>];
}
}

let Category = "Inline Ray Query" in {
def AllocateRayQuery2 : DXILOp<258, allocateRayQuery2> {
  let Doc = "Makes an inline ray query, with flags of the query itself.";
  let result = i32Ty;
  let arguments = [u32Ty, u32Ty];
  let names = ["constRayFlags", "constRayQueryFlags"];
  let constants = ["constRayFlags", "constRayQueryFlags"];
  let stages = [Stages<DXIL1_9, [all_stages]>];
}
}

let Category = "" in {
def ReservedA0 : DXILOp<259, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedA1 : DXILOp<260, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedA2 : DXILOp<261, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
}

let Category = "Shader Execution Reordering" in {
def HitObject_TraceRay : DXILOp<262, hitObject_TraceRay> {
  let Doc = "Traces a ray and keeps its hit, without running what shades it.";
  let result = hitObjectTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, i32Ty, i32Ty, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy,
                   floatTy, floatTy, udtTy];
  let names = ["accelerationStructure", "rayFlags", "instanceInclusionMask", "rayContributionToHitGroupIndex",
               "multiplierForGeometryContributionToHitGroupIndex", "missShaderIndex", "Origin_X", "Origin_Y",
               "Origin_Z", "TMin", "Direction_X", "Direction_Y", "Direction_Z", "TMax", "payload"];
  let overloads = [Overloads<DXIL1_9, [userTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
}
def HitObject_FromRayQuery : DXILOp<263, hitObject_FromRayQuery> {
  let Doc = "Keeps the hit of an inline query.";
  let result = hitObjectTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}
def HitObject_FromRayQueryWithAttrs : DXILOp<264, hitObject_FromRayQueryWithAttrs> {
  let Doc = "Keeps the hit of an inline query with attributes of the shader's.";
  let result = hitObjectTy;
  let arguments = [i32Ty, i32Ty, udtTy];
  let names = ["rayQueryHandle", "HitKind", "CommittedAttribs"];
  let overloads = [Overloads<DXIL1_9, [userTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}
def HitObject_MakeMiss : DXILOp<265, hitObject_MakeMiss> {
  let Doc = "Makes a hit object that is a miss.";
  let result = hitObjectTy;
  let arguments = [i32Ty, i32Ty, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy, floatTy];
  let names = ["RayFlags", "MissShaderIndex", "Origin_X", "Origin_Y", "Origin_Z", "TMin", "Direction_X",
               "Direction_Y", "Direction_Z", "TMax"];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_MakeNop : DXILOp<266, hitObject_MakeNop> {
  let Doc = "Makes a hit object that is nothing.";
  let result = hitObjectTy;
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_Invoke : DXILOp<267, hitObject_Invoke> {
  let Doc = "Runs the shader that a hit object calls for.";
  let result = voidTy;
  let arguments = [hitObjectTy, udtTy];
  let names = ["hitObject", "payload"];
  let overloads = [Overloads<DXIL1_9, [userTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
}
def MaybeReorderThread : DXILOp<268, maybeReorderThread> {
  let Doc = "Lets the device regroup threads by their hits and a hint.";
  let result = voidTy;
  let arguments = [hitObjectTy, i32Ty, i32Ty];
  let names = ["hitObject", "coherenceHint", "numCoherenceHintBitsFromLSB"];
  let stages = [Stages<DXIL1_9, [library, raygeneration]>];
}
def HitObject_IsMiss : DXILOp<269, hitObject_StateScalar> {
  let Doc = "Whether a hit object is a miss.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_IsHit : DXILOp<270, hitObject_StateScalar> {
  let Doc = "Whether a hit object is a hit.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_IsNop : DXILOp<271, hitObject_StateScalar> {
  let Doc = "Whether a hit object is nothing.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i1Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_RayFlags : DXILOp<272, hitObject_StateScalar> {
  let Doc = "The flags of a hit object's ray.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_RayTMin : DXILOp<273, hitObject_StateScalar> {
  let Doc = "Where along a hit object's ray hits began to count.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_RayTCurrent : DXILOp<274, hitObject_StateScalar> {
  let Doc = "Where along a hit object's ray the hit lies.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_WorldRayOrigin : DXILOp<275, hitObject_StateVector> {
  let Doc = "Where a hit object's ray begins, in the world's space.";
  let result = overloadTy;
  let arguments = [hitObjectTy, i32Ty];
  let names = ["hitObject", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_WorldRayDirection : DXILOp<276, hitObject_StateVector> {
  let Doc = "Where a hit object's ray goes, in the world's space.";
  let result = overloadTy;
  let arguments = [hitObjectTy, i32Ty];
  let names = ["hitObject", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_ObjectRayOrigin : DXILOp<277, hitObject_StateVector> {
  let Doc = "Where a hit object's ray begins, in the object's space.";
  let result = overloadTy;
  let arguments = [hitObjectTy, i32Ty];
  let names = ["hitObject", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_ObjectRayDirection : DXILOp<278, hitObject_StateVector> {
  let Doc = "Where a hit object's ray goes, in the object's space.";
  let result = overloadTy;
  let arguments = [hitObjectTy, i32Ty];
  let names = ["hitObject", "component"];
  let constants = ["component"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_ObjectToWorld3x4 : DXILOp<279, hitObject_StateMatrix> {
  let Doc = "An element of the matrix from the space of the hit object's object to the world's.";
  let result = overloadTy;
  let arguments = [hitObjectTy, i32Ty, i32Ty];
  let names = ["hitObject", "row", "col"];
  let constants = ["row", "col"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_WorldToObject3x4 : DXILOp<280, hitObject_StateMatrix> {
  let Doc = "An element of the matrix from the world's space to that of the hit object's object.";
  let result = overloadTy;
  let arguments = [hitObjectTy, i32Ty, i32Ty];
  let names = ["hitObject", "row", "col"];
  let constants = ["row", "col"];
  let overloads = [Overloads<DXIL1_9, [floatTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_GeometryIndex : DXILOp<281, hitObject_StateScalar> {
  let Doc = "The index of a hit object's geometry.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_InstanceIndex : DXILOp<282, hitObject_StateScalar> {
  let Doc = "The index of a hit object's instance.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_InstanceID : DXILOp<283, hitObject_StateScalar> {
  let Doc = "The application's number of a hit object's instance.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_PrimitiveIndex : DXILOp<284, hitObject_StateScalar> {
  let Doc = "The index of a hit object's primitive.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_HitKind : DXILOp<285, hitObject_StateScalar> {
  let Doc = "What kind of hit a hit object is.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_ShaderTableIndex : DXILOp<286, hitObject_StateScalar> {
  let Doc = "The entry of the shader table that a hit object calls for.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_9, [i32Ty]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_SetShaderTableIndex : DXILOp<287, hitObject_SetShaderTableIndex> {
  let Doc = "A hit object that calls for another entry of the shader table.";
  let result = hitObjectTy;
  let result_name = "hitObject";
  let arguments = [hitObjectTy, i32Ty];
  let names = ["hitObject", "shaderTableIndex"];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def HitObject_LoadLocalRootTableConstant : DXILOp<288, hitObject_LoadLocalRootTableConstant> {
  let Doc = "Reads a constant of the local root arguments of a hit object's entry.";
  let result = i32Ty;
  let arguments = [hitObjectTy, i32Ty];
  let names = ["hitObject", "offset"];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}
def HitObject_Attributes : DXILOp<289, hitObject_Attributes> {
  let Doc = "Writes the attributes of a hit object to memory.";
  let result = voidTy;
  let arguments = [hitObjectTy, udtTy];
  let names = ["hitObject", "attributes"];
  let overloads = [Overloads<DXIL1_9, [userTy]>];
  let stages = [Stages<DXIL1_9, HitObjectStages>];
  let attributes = [Attributes<DXIL1_9, [ArgMemOnly]>];
}
}

let Category = "" in {
def ReservedB28 : DXILOp<290, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedB29 : DXILOp<291, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedB30 : DXILOp<292, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC0 : DXILOp<293, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC1 : DXILOp<294, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC2 : DXILOp<295, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC3 : DXILOp<296, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC4 : DXILOp<297, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC5 : DXILOp<298, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC6 : DXILOp<299, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC7 : DXILOp<300, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC8 : DXILOp<301, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedC9 : DXILOp<302, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
}

let Category = "Resources" in {
def RawBufferVectorLoad : DXILOp<303, rawBufferVectorLoad> {
  let Doc = "Reads a vector of a raw or structured buffer.";
  let result = resRetTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty];
  let names = ["buf", "index", "elementOffset", "alignment"];
  let constants = ["alignment"];
  let overloads = [Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>.types>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let attributes = [Attributes<DXIL1_9, [ReadOnly]>];
}
def RawBufferVectorStore : DXILOp<304, rawBufferVectorStore> {
  let Doc = "Writes a vector to a raw or structured buffer.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, overloadTy, i32Ty];
  let names = ["uav", "index", "elementOffset", "value0", "alignment"];
  let constants = ["alignment"];
  let overloads = [Overloads<DXIL1_9, WithVectors<[halfTy, floatTy, i16Ty, i32Ty, doubleTy, i64Ty]>.types>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
}
}

let Category = "" in {
def ReservedD0 : DXILOp<305, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedD1 : DXILOp<306, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedD2 : DXILOp<307, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
def ReservedD3 : DXILOp<308, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [IsReserved]>];
}
}

let Category = "Vector reduce to scalar" in {
def VectorReduceAnd : DXILOp<309, vectorReduce> {
  let Doc = "The elements of a vector, combined by and.";
  let result = overloadElementTy;
  let arguments = [overloadTy];
  let names = ["a"];
  let overloads = [Overloads<DXIL1_9, VectorsOf<[i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
def VectorReduceOr : DXILOp<310, vectorReduce> {
  let Doc = "The elements of a vector, combined by or.";
  let result = overloadElementTy;
  let arguments = [overloadTy];
  let names = ["a"];
  let overloads = [Overloads<DXIL1_9, VectorsOf<[i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
}

let Category = "Dot" in {
def FDot : DXILOp<311, dot> {
  let Doc = "The scalar product of two vectors of any length.";
  let result = overloadElementTy;
  let arguments = [overloadTy, overloadTy];
  let names = ["a", "b"];
  let overloads = [Overloads<DXIL1_9, VectorsOf<[halfTy, floatTy]>.types>];
  let stages = [Stages<DXIL1_9, [all_stages]>];
  let attributes = [Attributes<DXIL1_9, [ReadNone]>];
}
}

let Category = "No-op" in {
def ExperimentalNop : ExperimentalOp<0, nop> {
  let Doc = "Does nothing; an experimental opcode to try tools with.";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
}

let Category = "Group Wave Ops" in {
def GetGroupWaveIndex : ExperimentalOp<1, getGroupWaveIndex> {
  let Doc = "Which wave of its group this is.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone, IsWave]>];
}
def GetGroupWaveCount : ExperimentalOp<2, getGroupWaveCount> {
  let Doc = "How many waves the group has.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, [compute, mesh, amplification, node]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone, IsWave]>];
}
}

let Category = "Raytracing uint System Values" in {
def ClusterID : ExperimentalOp<3, clusterID> {
  let Doc = "Which cluster of the geometry is hit.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, [library, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
}

let Category = "Inline Ray Query" in {
def RayQuery_CandidateClusterID : ExperimentalOp<4, rayQuery_StateScalar> {
  let Doc = "The cluster of the candidate.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}
def RayQuery_CommittedClusterID : ExperimentalOp<5, rayQuery_StateScalar> {
  let Doc = "The cluster of the hit.";
  let result = overloadTy;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}
}

let Category = "Shader Execution Reordering" in {
def HitObject_ClusterID : ExperimentalOp<6, hitObject_StateScalar> {
  let Doc = "The cluster of a hit object.";
  let result = overloadTy;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_10, [i32Ty]>];
  let stages = [Stages<DXIL1_10, HitObjectStages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
}

let Category = "Raytracing System Values" in {
def TriangleObjectPosition : ExperimentalOp<7, triangleObjectPosition> {
  let Doc = "The three corners of the triangle that is hit, in the object's space.";
  let result = overloadVec9Ty;
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [library, anyhit, closesthit]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
}

let Category = "Inline Ray Query" in {
def RayQuery_CandidateTriangleObjectPosition : ExperimentalOp<8, rayQuery_CandidateTriangleObjectPosition> {
  let Doc = "The three corners of the candidate triangle, in its object's space.";
  let result = overloadVec9Ty;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}
def RayQuery_CommittedTriangleObjectPosition : ExperimentalOp<9, rayQuery_CommittedTriangleObjectPosition> {
  let Doc = "The three corners of the triangle that is hit, in its object's space.";
  let result = overloadVec9Ty;
  let arguments = [i32Ty];
  let names = ["rayQueryHandle"];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadOnly]>];
}
}

let Category = "Shader Execution Reordering" in {
def HitObject_TriangleObjectPosition : ExperimentalOp<10, hitObject_TriangleObjectPosition> {
  let Doc = "The three corners of a hit object's triangle, in its object's space.";
  let result = overloadVec9Ty;
  let arguments = [hitObjectTy];
  let names = ["hitObject"];
  let overloads = [Overloads<DXIL1_10, [floatTy]>];
  let stages = [Stages<DXIL1_10, HitObjectStages>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
}

let Category = "Linear Algebra Operations" in {
def LinAlgMatrixMultiplyAccumulate : ExperimentalOp<11, linAlgMatrixMultiplyAccumulate> {
  let Doc = "A product of two matrices, added to a third.";
  let result = extended0Ty;
  let arguments = [extended1Ty, extended2Ty, extended3Ty];
  let names = ["matrixA", "matrixB", "matrixC"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              [objectOverloadTy],
                              [objectOverloadTy],
                              [objectOverloadTy]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgFillMatrix : ExperimentalOp<12, linAlgFillMatrix> {
  let Doc = "A matrix with one value everywhere.";
  let result = extended0Ty;
  let arguments = [extended1Ty];
  let names = ["value"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgCopyConvertMatrix : ExperimentalOp<13, linAlgCopyConvertMatrix> {
  let Doc = "A matrix brought to another type, turned over where asked.";
  let result = extended0Ty;
  let arguments = [extended1Ty, i1Ty];
  let names = ["srcMatrix", "transpose"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              [objectOverloadTy]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixLoadFromDescriptor : ExperimentalOp<14, linAlgMatrixLoadFromDescriptor> {
  let Doc = "Reads a matrix from a buffer.";
  let result = overloadTy;
  let arguments = [handleTy, i32Ty, i32Ty, i32Ty, i32Ty];
  let names = ["handle", "offset", "stride", "layout", "align"];
  let overloads = [Overloads<DXIL1_10, [objectOverloadTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgMatrixLoadFromMemory : ExperimentalOp<15, linAlgMatrixLoadFromMemory> {
  let Doc = "Reads a matrix from group-shared memory.";
  let result = extended0Ty;
  let arguments = [groupShared1Ty, i32Ty, i32Ty, i32Ty];
  let names = ["memory", "offset", "stride", "layout"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              WithVectors<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixLength : ExperimentalOp<16, linAlgMatrixLength> {
  let Doc = "How many elements of a matrix the thread holds.";
  let result = i32Ty;
  let arguments = [overloadTy];
  let names = ["matrix"];
  let overloads = [Overloads<DXIL1_10, [objectOverloadTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixGetCoordinate : ExperimentalOp<17, linAlgMatrixGetCoordinate> {
  let Doc = "Row and column of an element that the thread holds.";
  let result = int2Ty;
  let arguments = [overloadTy, i32Ty];
  let names = ["matrix", "threadLocalIndex"];
  let overloads = [Overloads<DXIL1_10, [objectOverloadTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixGetElement : ExperimentalOp<18, linAlgMatrixGetElement> {
  let Doc = "An element that the thread holds.";
  let result = extended0Ty;
  let arguments = [extended1Ty, i32Ty];
  let names = ["matrix", "threadLocalIndex"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty],
                              [objectOverloadTy]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixSetElement : ExperimentalOp<19, linAlgMatrixSetElement> {
  let Doc = "A matrix with one of the thread's elements replaced.";
  let result = extended0Ty;
  let arguments = [extended1Ty, i32Ty, extended2Ty];
  let names = ["matrix", "threadLocalIndex", "value"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              [objectOverloadTy],
                              [halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixStoreToDescriptor : ExperimentalOp<20, linAlgMatrixStoreToDescriptor> {
  let Doc = "Writes a matrix to a buffer.";
  let result = voidTy;
  let arguments = [overloadTy, handleTy, i32Ty, i32Ty, i32Ty, i32Ty];
  let names = ["matrix", "handle", "offset", "stride", "layout", "align"];
  let overloads = [Overloads<DXIL1_10, [objectOverloadTy]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixStoreToMemory : ExperimentalOp<21, linAlgMatrixStoreToMemory> {
  let Doc = "Writes a matrix to group-shared memory.";
  let result = voidTy;
  let arguments = [extended0Ty, groupShared1Ty, i32Ty, i32Ty, i32Ty];
  let names = ["matrix", "memory", "offset", "stride", "layout"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              WithVectors<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixQueryAccumulatorLayout : ExperimentalOp<22, linAlgMatrixQueryAccumulatorLayout> {
  let Doc = "The layout that the device keeps accumulators in.";
  let result = i32Ty;
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgMatrixMultiply : ExperimentalOp<23, linAlgMatrixMultiply> {
  let Doc = "A product of two matrices.";
  let result = extended0Ty;
  let arguments = [extended1Ty, extended2Ty];
  let names = ["matrixA", "matrixB"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              [objectOverloadTy],
                              [objectOverloadTy]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixAccumulate : ExperimentalOp<24, linAlgMatrixAccumulate> {
  let Doc = "A matrix added to another.";
  let result = extended0Ty;
  let arguments = [extended1Ty, extended2Ty];
  let names = ["matrixLHS", "matrixRHS"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              [objectOverloadTy],
                              [objectOverloadTy]]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatVecMul : ExperimentalOp<25, linAlgMatVecMul> {
  let Doc = "A product of a matrix and a vector.";
  let result = extended0Ty;
  let arguments = [extended1Ty, i1Ty, extended2Ty, i32Ty];
  let names = ["matrix", "isOutputSigned", "inputVector", "interpretation"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types,
                              [objectOverloadTy],
                              VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgMatVecMulAdd : ExperimentalOp<26, linAlgMatVecMulAdd> {
  let Doc = "A product of a matrix and a vector, added to another vector.";
  let result = extended0Ty;
  let arguments = [extended1Ty, i1Ty, extended2Ty, i32Ty, extended3Ty];
  let names = ["matrix", "isOutputSigned", "inputVector", "inputInterpretation", "biasVector"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types,
                              [objectOverloadTy],
                              VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types,
                              VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgMatrixAccumulateToDescriptor : ExperimentalOp<27, linAlgMatrixAccumulateToDescriptor> {
  let Doc = "Adds a matrix to one in a buffer.";
  let result = voidTy;
  let arguments = [overloadTy, handleTy, i32Ty, i32Ty, i32Ty, i32Ty];
  let names = ["matrix", "handle", "offset", "stride", "layout", "align"];
  let overloads = [Overloads<DXIL1_10, [objectOverloadTy]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgMatrixAccumulateToMemory : ExperimentalOp<28, linAlgMatrixAccumulateToMemory> {
  let Doc = "Adds a matrix to one in group-shared memory.";
  let result = voidTy;
  let arguments = [extended0Ty, groupShared1Ty, i32Ty, i32Ty, i32Ty, i32Ty];
  let names = ["matrix", "memory", "targetType", "offset", "stride", "layout"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              WithVectors<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [compute]>];
}
def LinAlgMatrixOuterProduct : ExperimentalOp<29, linAlgMatrixOuterProduct> {
  let Doc = "The matrix that two vectors span.";
  let result = extended0Ty;
  let arguments = [extended1Ty, extended2Ty];
  let names = ["vectorA", "vectorB"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [[objectOverloadTy],
                              VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types,
                              VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgConvert : ExperimentalOp<30, linAlgConvert> {
  let Doc = "A vector brought to another interpretation of its elements.";
  let result = extended0Ty;
  let arguments = [extended1Ty, i32Ty, i32Ty];
  let names = ["inputVector", "inputInterpretation", "outputInterpretation"];
  let extended_overloads = [ExtendedOverloads<DXIL1_10, [VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types,
                              VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
def LinAlgVectorAccumulateToDescriptor : ExperimentalOp<31, linAlgVectorAccumulateToDescriptor> {
  let Doc = "Adds a vector to one in a buffer.";
  let result = voidTy;
  let arguments = [handleTy, i32Ty, i32Ty, overloadTy];
  let names = ["handle", "offset", "align", "vector"];
  let overloads = [Overloads<DXIL1_10, VectorsOf<[halfTy, floatTy, doubleTy, i16Ty, i32Ty, i64Ty]>.types>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
}

let Category = "" in {
def ReservedE0 : ExperimentalOp<32, reserved> {
  let Doc = "A reserved opcode.";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [IsReserved]>];
}
}

let Category = "Debugging" in {
def DebugBreak : ExperimentalOp<33, debugBreak> {
  let Doc = "Stops in a debugger, if there is one.";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [NoDuplicate]>];
}
def IsDebuggingEnabled : ExperimentalOp<34, isDebuggingEnabled> {
  let Doc = "Whether a debugger is there.";
  let result = i1Ty;
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
}

#endif
