// Work graphs: the methods of records and outputs of nodes. `Get` and elements by index are places, which the check makes.

foreach space = [EmptyNodeInput, GroupNodeInputRecords] in
def : Method<space, "Count", [Overload<Uint, [], [readonly]>], Direct<int_NodeCount>, [GetInputRecordCount]>;
def : Method<RWDispatchNodeInputRecord, "FinishedCrossGroupSharing", [Overload<Bool>], Direct<int_NodeFinished>,
             [FinishedCrossGroupSharing]>;

foreach space = [NodeOutput, EmptyNodeOutput] in
def : Method<space, "IsValid", [Overload<Bool>], Direct<int_NodeIsValid>, [NodeOutputIsValid]>;

class RecordAllocation<string name, HLSLType records>
    : Method<NodeOutput, name, [Overload<Slot<records, "", Own, OfArguments>, [In<"numRecords", Uint>]>],
             Custom<name>, [AllocateNodeOutputRecords, AnnotateNodeRecordHandle]>;
def : RecordAllocation<"GetGroupNodeOutputRecords", GroupNodeOutputRecords_t>;
def : RecordAllocation<"GetThreadNodeOutputRecords", ThreadNodeOutputRecords_t>;

class OutputCount<string name>
    : Method<EmptyNodeOutput, name, [Overload<Void, [In<"count", Uint>]>], Custom<name>, [IncrementOutputCount]>;
def : OutputCount<"GroupIncrementOutputCount">;
def : OutputCount<"ThreadIncrementOutputCount">;

def : Method<GroupOrThreadNodeOutputRecords, "OutputComplete", [Overload<Void>], Direct<int_NodeComplete>,
             [OutputComplete]>;
