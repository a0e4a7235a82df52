// Work graphs: the methods of records and outputs of nodes.

foreach space = [EmptyNodeInput, GroupNodeInputRecords] in
def : Method<space, "Count", [Overload<Uint, [], [readonly]>], Unsupported, [GetInputRecordCount]>;
def : Method<RWDispatchNodeInputRecord, "FinishedCrossGroupSharing", [Overload<Bool>], Unsupported,
             [FinishedCrossGroupSharing]>;

foreach space = [NodeOutput, EmptyNodeOutput] in
def : Method<space, "IsValid", [Overload<Bool>], Unsupported, [NodeOutputIsValid]>;

class RecordAllocation<string name, HLSLType records>
    : Method<NodeOutput, name, [Overload<Slot<records, "", Own, OfArguments>, [In<"numRecords", Uint>]>],
             Unsupported, [AllocateNodeOutputRecords, AnnotateNodeRecordHandle]>;
def : RecordAllocation<"GetGroupNodeOutputRecords", GroupNodeOutputRecords_t>;
def : RecordAllocation<"GetThreadNodeOutputRecords", ThreadNodeOutputRecords_t>;

class OutputCount<string name>
    : Method<EmptyNodeOutput, name, [Overload<Void, [In<"count", Uint>]>], Unsupported, [IncrementOutputCount]>;
def : OutputCount<"GroupIncrementOutputCount">;
def : OutputCount<"ThreadIncrementOutputCount">;

def : Method<GroupOrThreadNodeOutputRecords, "OutputComplete", [Overload<Void>], Unsupported, [OutputComplete]>;
